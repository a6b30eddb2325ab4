/** The part of Node's module that the Workers runtime has (developers.cloudflare.com/workers/runtime-apis/nodejs/asynclocalstorage). */
declare module "node:async_hooks" {
	export class AsyncLocalStorage<Store> {
		static bind<Callback extends (...values: never[]) => unknown>(callback: Callback): Callback;
		run<Result>(store: Store, callback: () => Result): Result;
		getStore(): Store | undefined;
	}
}
