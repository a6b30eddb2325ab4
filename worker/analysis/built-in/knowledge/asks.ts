import type { Language } from "#app/i18n/languages.ts";
import type { Clues, Direction } from "./theme.ts";

/** What a sender may ask for. */
type AskId = "buyer" | "supplier" | "pilot" | "outlet" | "project" | "advice" | "partner" | "money";

/** How an ask is recognised and called. */
export interface AskKnowledge {
	id: AskId;
	direction: Direction;
	/**
	 * In both languages it follows "You are looking for" ("Buscas"). An ask that takes many forms has no name: the analysis quotes
	 * it in the sender's words.
	 */
	name?: Record<Language, string>;
	/** Phrases that say it. */
	clues: Clues;
	/** Phrases that say it unless another ask is said outright. */
	hints: Clues;
}

/** The earlier is the more particular: it wins when an idea says two with equal force. */
export const askKnowledge: readonly AskKnowledge[] = [
	{
		id: "pilot",
		direction: "try",
		name: { en: "a site for a pilot or trial", es: "un lugar para un piloto o un ensayo" },
		clues:
			"look* for ~ site to test, to test it, to try it, where ~ test, test it with, pilot site, pilot plant to, sites to try, need the estate, host ~ pilot, look* for ~ sites, try it in, try it with, industrial site to, install the first, first place to install, farms for ~ trial, farms ~ for ~ trial, try it on, let us run, let us try, let us test, let us install, real site where, place to try | donde probar, dónde probar, donde demostrar*, probarlo, fincas piloto, planta piloto donde, nos deje hacer ~ ensayo, hacer un ensayo, donde levantar ~ primer, donde instalar ~ primer, ponerlo en, buscamos ~ piloto, queremos probar, para una prueba, fincas ~ prueba, falta una obra, obra real donde, donde probarlos, buscamos un tercero, con quien probar*, que nos dej*, nos deje probar, nos dejen probar, obra de verdad, sitio donde probar* | on provar, provar-ho, que la provi, que el provi, que ho provi, provar-lo, fer una prova, busquem ~ pilot, volem provar, el volem provar, voldríem provar, que ens deix*, ens deixi provar, ens deixin provar, obra de veritat, on poder-*, on poder ~ col·locar",
		hints: "pilot, trial | piloto, ensayo | pilot, prova",
	},
	{
		id: "buyer",
		direction: "sell",
		name: { en: "a buyer or customers", es: "un comprador o clientes" },
		clues:
			"look* for ~ buyer, find ~ buyer, need ~ buyer, find ~ customer, look* for ~ customers, who would buy, would buy, who buys, that pays for, pays for them, want to sell, wants to sell, like to sell, to offer it to, reach more employers, reach more customers, we could supply, we can supply, could supply ~ t, could supply ~ tonnes, want to supply, interested in buying, plant that buys, more buyers, someone to sell, shops that would, shops that sell, restaurants that would, more customers, look* for ~ shops, look* for ~ restaurants, look* for ~ distributor, need ~ distributor, distribution partner, sell them through, contract with somebody who burns, contract with someone who, buy them from us, love to sell, happy to sell, want ~ buyer | busc* comprador, busc* ~ comprador, busc* ~ clientes, busc* ~ cliente, más compradores, quién ~ compre, quien ~ compre, queremos vender*, interesad* en comprar*, podríamos servir*, dónde vender, más encargos, queremos entrar en, cliente estable, distribuidor, querría vender*, querríamos vender*, quiero vender*, me gustaría vender*, nos gustaría vender*, que nos compr*, que me compr*, que nos lo compr*, que nos los compr*, faltan clientes, busc* tiendas, busc* restaurantes, busc* distribuidor*, un canal para vender, encontrar ~ cliente, encontrar ~ clientes, encontrar ~ comprador, un cliente que, queremos ~ comprador, quiero ~ comprador, queremos ~ clientes, que nos compr*, que alguna empresa ~ compr* | busqu* comprador, ens els compri, que ens ~ compri, qui ~ compri, busqu* ~ clients, volem vendre, vol vendre, on vendre, que ens compr*, que ens en compr*, falten clients, vull vendre, la vull vendre, els vull vendre, el vull vendre, voldria vendre, voldríem vendre, ens agradaria vendre, busqu* botigues, busqu* restaurants, busqu* distribu*, qui ens ~ distribueixi, trobar ~ client, trobar ~ clients, trobar ~ comprador, un client que, volem ~ comprador, vull ~ comprador, que alguna empresa ~ compr*, ens en comprés, ens en compri",
		hints: "sell, sell it | vender, venderlo | vendre",
	},
	{
		id: "supplier",
		direction: "take",
		name: { en: "a supplier", es: "un proveedor" },
		clues:
			"look* for ~ supplier, need ~ supplier, find ~ supplier, supply us, steady source, steady supplier, source of used, we buy, want to buy, want to source, who can supply, who could supply, can supply us, need around, give us a price, give us a quote, a supplier who, supplier that, need ~ tonnes, need ~ t, need ~ kg, need ~ kilos, look* for ~ source, look* for ~ manufacturer, where ~ buy, would like to buy, like to buy, look* for ~ tonnes of, who sells, anyone who sells, to buy from, buy directly, buy it from | busc* ~ proveedor, busc* supplier, busc* proveedor, necesit* ~ proveedor, nos suministr*, quien ~ suministr*, queremos comprar, necesitamos comprar, necesit* ~ toneladas, darnos precio, nos deis precio, necesitamos pasta, que nos vend*, buscamos ~ fibras, nos faltan, quien ~ lave, busc* ~ fabricante, busc* materia prima, quiero comprar, querríamos comprar, querría comprar, nos gustaría comprar, me gustaría comprar, que me traig*, que nos traig*, que nos sirv*, busc* ~ agricultores que, busc* ~ productores que, quién vende, quien vend*, quien me venda, quien nos venda, quien nos lo venda | busqu* ~ proveïdor, volem comprar, necessitem comprar, necessit* ~ tones, no trobem proveïdor, que em doni, que ens doni, em cal una fàbrica, ens subministr*, busqu* fabricant, que ens portin, ens en calen, ens calen ~ al mes, ens en subministr*, vull comprar, voldríem comprar, voldria comprar, ens agradaria comprar, que ens serveix*, que ens port*, qui ven, busqu* pagesos que, qui em vengui, qui ens vengui, qui ens en vengui",
		hints: "supplier, supply, source | proveedor, suministro | proveïdor, subministrament",
	},
	{
		id: "outlet",
		direction: "give",
		name: { en: "an outlet for a waste or by-product", es: "una salida para un residuo o subproducto" },
		clues:
			"recycling partner, partner to recycle, partner who recycles, partner who turns, would like to donate, want to donate, company to dismantle, company to recycle, someone to recycle, somebody to recycle, someone who recycles, someone who grinds, mill that takes, who can take, who would take, who could take, could ~ be recovered, could ~ be recycled, can that be used, can it be used, what can be made, better end for, who could use it, who could use them, something other than, take back the used, pulp them, nobody wants them, would like them removed, someone who can take, take the used, take it away, what can be done with, what to do with, get rid of, no longer collect, could they be recycled, could they be recyled, like to recycle, want ~ recycled, outlet for, instead of giving them away, somewhere to send, nowhere to put, could it be recycled, someone could eat, we throw away, no recycler takes, nobody takes it, nobody ~ takes them, nobody ~ takes it, nobody takes them, nobody collects, turned into, go into, anything be made, another use, a better use, would rather sell it, refused by, anyone interested, would yours take, could they become, could it become, take it off our hands, where it could go, look* for ~ recycler, look* for ~ outlet, find ~ recycler, find ~ outlet, give away, give it away, give them away, taken away, take them away, someone to take, somebody to collect, someone to collect, someone who collects | socio de reciclaje, socio que ~ recicle, socio que ~ convierta, queremos donar, queremos donarla, queremos donarlo, queremos donarlos, quien lo recicle, busc* ~ destino, darles ~ salida, darle ~ salida, que me los gestione, que me lo gestione, que nos los gestione, que nos lo gestione, que los gestione, que lo gestione, quién lo lave, quien lo lave, quien los recicle, quien la recicle, quien las recicle, empresa que ~ recicle, qué salida, que salida, salida para, qué hacer con, que hacer con, qué hacemos con, quién ~ recoja, quien ~ recoja, deshacernos, pagar por retirarlo*, pagamos ~ llevarlo*, convertirlos en algo, algo útil, antes de tirar*, cierre ese círculo, acaba* en ~ vertedero, alguien los quiere, alguien las quiere, alguien lo quiere, forma de no tirar*, en vez de tirar*, qué haríais con, a quien ~ quiera, no sé dónde, no tenemos dónde dejar*, que no podemos, vuelvan como, otra salida, se podría usar, se podrían usar, se podría aprovechar, alguien los aprovechar*, alguien lo aprovechar*, quién ~ recicla, quien ~ recicle, haga algo con, hacer algo con, que alguien ~ aproveche*, que alguien hiciera, que se conviertan en, se podrían convertir en, los recogéis, las recogéis, otro uso, otro destino, otra cosa que, darle* otra vida, acaban en ~ contenedor, nadie ~ recoge, nadie ~ quiere, busc* salida, busc* ~ salida, dar salida, darle salida, darles salida, regalarl*, quien se lo lleve, quien se los lleve, alguien que ~ recoja, alguien que ~ lleve | soci de reciclatge, soci que ~ recicli, soci que ~ converteixi, volem donar, volem donar-la, volem donar-ho, qui ho recicli, busqu* ~ sortida, qui les aprofiti, qui els aprofiti, qui ho aprofiti, qui l'aprofiti, qui el pot reciclar, qui els pot reciclar, qui la pot reciclar, empresa que ~ recicli, quina sortida, no tenim on deixar*, qui ho fa, que es reciclessin, que es recicli, on ~ podem portar, no el vol ningú, què en fem, es podria aprofitar, qui el recull, qui la recull, qui els recull, que lleguin, sortida ~ donar, què fer-ne, què fer amb, que en fes, algú en fes, algú els vol, donarlos, abans de llençar, acaba a l'abocador, què en podem fer, en podem fer, en pot fer, ningú ens compra, ningú ~ vol, un altre ús, una altra sortida, un ús millor, res de profit, pot servir, algú ~ en fes, servirà per, busqu* sortida, donar sortida, donar-los sortida, regalar-*, qui se'ls endugui, qui se l'endugui, algú que ~ reculli, algú que ~ emporti",
		hints:
			"landfill, throw away, throw out, is left | vertedero, generamos, tirarlos, tiramos, nos sobran, nos quedan, se nos acumula | abocador, llencem, ens sobren, ens queden, van a parar",
	},
	{
		id: "advice",
		direction: "do",
		clues:
			"need advice, would need advice, advice on, wants to know, want to know, like to know, feasibility, tells us where to start, where to start, where do we start, could someone work out, could you work out, make more sense, does not know how to begin, do not know how to begin, which system would you, wants to be, help us understand, how could we, how can we, could you advise, would it make sense, would like a study, a technical opinion, welcome ~ opinion, study of how, advise me, advise us, someone to advise, somebody to advise, tell us what, tell me what, tell us how, what would you recommend, we don't know how, don't know where to begin, is it worth, what it would cost | asesoramiento, asesoría, queremos saber, queremos calcular, una auditoría, quisiera saber, tendría sentido, ayuda técnica, consejo, cómo podríamos, como podríamos, por dónde empezar, hay forma de, necesitamos ayuda para, que me asesor*, que nos asesor*, nos podrían asesorar, nos podéis asesorar, asesorarnos, alguien nos diga, alguien me diga, que nos diga*, que me diga*, no sabemos cómo, no sé cómo, vale la pena, merece la pena, cuánto cuesta, cuánto costaría | assessorament, vull saber, volem saber, vol saber, ens sortiria a compte, voldríem saber, necessitem un estudi, voldríem un estudi, necessitem ~ estudi, com reduir, per on començar, qui ~ podria fer, que m'assessor*, que ens assessor*, assessorar-nos, algú ens digui, que ens digui, que m'ho digui, que em digui, no sabem com, no sé com, val la pena, surt a compte, quant costa, quant costaria",
		hints:
			"study, advice, audit, calculate, measure, work out | estudio, diagnóstico, auditoría, calcular, medir | estudi, consell, diagnòstic, calcular, mesurar",
	},
	{
		id: "project",
		direction: "do",
		clues:
			"like a programme, want to make paper, want a programme, need a programme, need ~ design it, somebody to design, someone to design, design and install, who installs, who could design, to design ~ finance, replace them with, like to replace, turnkey, want* solar panels, want* soil sensors, want to install, want to automate, want to treat, need to enlarge, could you design, thinking of ~ boiler, like to recover heat, want to replace, wants to replace, could it heat, who could install, want to electrify, plan to install, wants to cut, want to cut, needs to cut, need to cut, bring ~ back to life | queremos un programa, queremos hacer papel, necesitamos un proyecto, necesitamos un estudio, necesitamos un programa, queremos placas, queremos paneles, queremos instalar, queremos reutilizar*, queremos aislar, vamos a construir, quiero construir, queremos poner, quien ~ instale, que la instale, llave en mano, quién lo diseña, quién ~ diseñe, quien ~ diseñe, necesitamos ingeniería, necesitamos una depuradora, necesitamos una instalación, necesitamos una planta, quien ~ opere, queremos electrificar*, queremos sustituir, busc* alternativa, pensábamos en, queremos que vuelva, queremos reducir, queremos pasar, queremos cambiar*, necesitamos instalar, puedo poner, podemos poner, querríamos hacerlo | volem un programa, volem fer paper, volem oferir-los ajuda, volem posar, volem instal·lar, faci el projecte, facin el projecte, ser autosuficients, voldríem una solució, voldríem fer-ne, qui ~ instal·li, vol renovar, vol deixar, volem rehabilitar, qui ~ portar ~ obra, volem renovar, necessitem un projecte, volem abaixar, volem reduir, vol fer, volem passar-*, volem reutilitzar*, volem regar, volem una caldera, volem depurar, la volem depurar, necessitem abaixar, volem canviar, ens agradaria posar, qui ~ dissenyi, qui ~ faci, volem plaques, necessitem punts, voldríem recuperar, voldríem reutilitzar, clau en mà, ens agradaria instal·lar",
		hints: "install*, design, replace | instalar, diseñar, sustituir | instal·lar, dissenyar, substituir",
	},
	{
		id: "money",
		direction: "join",
		name: { en: "funding", es: "financiación" },
		clues:
			"lend me, private lender, owe the bank, my mortgage, we are raising, raising ~ euros, raising ~ million, look* for ~ investor, look* for investment, need funding, seek funding, need ~ euros, need money, investment of, need ~ loan, need capital, puts in ~ euros, put in ~ euros, seed round, grant of | aval, avalista, hipoteca, prestarme, busc* inversor, busc* ~ inversor, busc* inversión, busc* financiación, necesit* financiación, necesit* dinero, necesit* ~ euros, faltan ~ euros, socio capitalista, necesit* ~ crédito, pedir ~ crédito, ponga ~ euros, aporte ~ euros, ronda de inversión, necesit* ~ inversión, préstamo | avalador, hipoteca, préstecs, em falten ~ euros, busqu* inversor, busqu* finançament, necessit* finançament, necessit* ~ euros, necessit* diners, diners per a, diners per, préstec, caldria ~ crèdit, necessit* ~ crèdit, demanar ~ crèdit",
		hints:
			"funding, investor, loan, investment | financiación, inversores, inversión | finançament, inversors, diners",
	},
	{
		id: "partner",
		direction: "join",
		clues:
			"look* for ~ partner, find a foundation, find ~ foundation, look* for ~ foundation, willing to co-fund, need ~ partner, find ~ partner, look* for ~ builder, need ~ builder, need ~ contractor, look* for ~ contractor, look for land, look* for ~ company, look* for ~ plant, partner with, share a pool, companies that hire, someone who could run, someone to run, firms that would, need an organisation, companies that would, share it with us, need ~ site near, looking for partners, want to work together, need someone to train, need somebody to, foundation that, someone who could help us, partner for that | busc* socio, entidad que ~ apoye, con el apoyo de, encontrar una entidad, busc* ~ socio, busc* aliad*, busc* empresas, busc* ~ se sumen, que se sumen, falta el socio, falta un socio, busc* apoyo, queremos apoyo, busc* colabor*, queremos ~ psicólogo, busc* fundación, busc* una fundación, una fundación que, falta quien ~ distribuy* | busqu* soci, busqu* ~ associació, busqu* ~ xarxa, amb el suport d'una fundació, falta soci, busqu* ~ soci, busqu* suport, busqu* empreses, busqu* constructora, busqu* ~ ajudi, busqu* instal·ladors, busca un lloc, ens falta local, ens falta un local, busquem qui ens ensenyi, busquem un local, busqu* una fundació, una fundació que, busqu* ~ entitat que",
		hints: "partner, together, collaborate | socio, alianza, colaborar | soci, aliança, col·laborar",
	},
];
