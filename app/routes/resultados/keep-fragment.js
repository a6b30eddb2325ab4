/**
 * Before hydration the links to the other language lack the fragment, which names the analysis: the server does not know it.
 * Not a module, so that it runs in time.
 */
addEventListener(
	"click",
	({ target }) => {
		const link = target.closest("a[hreflang]");
		if (link) link.hash = location.hash;
	},
	true,
);
