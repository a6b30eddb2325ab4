import type { LabelledIdea } from "./labelled-idea.ts";

/** Ideas in the words of visitors that only measure: no clue and no rule is written for them. */
export const heldOutIdeas: readonly LabelledIdea[] = [
	{
		idea: "Somos una imprenta de Sabadell con 14 empleados. Cada semana nos sobran unos 600 kg de recortes de papel y planchas de cartón y el gestor que teníamos ha cerrado. Buscamos a alguien que venga a recogerlo y, si puede ser, que nos lo pague.",
		language: "es",
		company: "paper",
	},
	{
		idea: "Tengo un hotel de 120 habitaciones en Salou. Gastamos más de 90.000 euros al año en gas para el agua caliente y la piscina cubierta. Queremos saber si con placas o con otra cosa podemos dejar el gas, y que alguien nos haga el proyecto.",
		language: "es",
		company: "energy",
	},
	{
		idea: "Hacemos queso de cabra en un pueblo de Teruel y no sabemos qué hacer con el suero. Ahora viene un camión a llevárselo y nos cobra. Nos han dicho que se puede aprovechar para algo, quisiéramos una empresa que se lo quede.",
		language: "es",
		company: "engineering",
		orCompany: ["platform"],
	},
	{
		idea: "Hola, somos una cooperativa de vecinos y hemos comprado una nave textil vieja de 2.000 m2 en Terrassa. La queremos convertir en viviendas gastando poco material nuevo, con madera y corcho. Nos falta un constructor que sepa de esto y se anime.",
		language: "es",
		company: "construction",
	},
	{
		idea: "Llevo una cadena de seis panaderías y desde hace un año tengo muchas bajas por ansiedad, sobre todo en los turnos de noche. Me gustaría montar con vosotros unas charlas o un acompañamiento para el personal.",
		language: "es",
		company: "foundation",
	},
	{
		idea: "Somos 11 familias que cultivamos almendra y garbanzo ecológico en secano. El mayorista nos paga una miseria y querríamos vender directo a comedores escolares y tiendas pequeñas de Barcelona, pero solos no llegamos. ¿Nos podéis ayudar con el reparto?",
		language: "es",
		company: "platform",
	},
	{
		idea: "Buenos días, somos una agencia de marketing digital y hemos visto que vuestra web podría posicionar mucho mejor en Google. Os ofrecemos una auditoría SEO gratis y un 30% de descuento si contratáis antes de fin de mes.",
		language: "es",
		company: null,
	},
	{
		idea: "We make flower pots and watering cans in Valencia and buy about 4 tonnes of new polypropylene a month. Our garden centre customers now ask for recycled. Could you supply us recycled pellets of a steady colour and quality?",
		language: "en",
		company: "paper",
	},
	{
		idea: "I run a small industrial laundry that washes sheets for hotels on the coast. Water restrictions nearly closed us last summer. I'd like someone to design a system so that we can use the rinse water again, including getting rid of the lint and soap.",
		language: "en",
		company: "engineering",
	},
	{
		idea: "Our wholesale flower market has a huge flat roof that gets sun all day, and there are about 60 shops and a school around it. We thought we could put panels and share the power with the neighbours. We can't pay for it all ourselves, so we look for a partner to invest.",
		language: "en",
		company: "energy",
		orCompany: ["platform"],
	},
	{
		idea: "We're a family vineyard, 35 hectares in Penedès. The heat is drying our vines and we water by guesswork. We would gladly lend part of the estate to test soil sensors or any smart irrigation you have, and share all the data.",
		language: "en",
		company: "construction",
		orCompany: ["platform"],
	},
	{
		idea: "I have two phone and laptop repair shops in Girona and throw away boxes full of broken screens, dead batteries and boards each month. I want to know who can take them properly and whether we could get used parts back from other shops.",
		language: "en",
		company: "engineering",
		orCompany: ["foundation"],
	},
	{
		idea: "Hi, I finished my degree in business administration in June and I am looking for my first job. I speak English, German and some Spanish. Do you have any openings in your Barcelona office, and who should I send my CV to?",
		language: "en",
		company: null,
	},
	{
		idea: "Tinc una granja de 1.800 porcs a Osona i ja no sé on tirar els purins, els camps del voltant estan plens de nitrats. M'agradaria fer alguna cosa amb altres ramaders de la zona, una planta entre tots, però necessitem qui ens ho calculi.",
		language: "ca",
		company: "engineering",
		orCompany: ["energy"],
	},
	{
		idea: "Tenim una botiga de cosmètica natural i enviem uns 300 paquets al mes. Volem deixar el plàstic de bombolles i busquem qui ens faci caixes i farciment de cartó reciclat amb el nostre logotip, en tirades petites.",
		language: "ca",
		company: "paper",
	},
	{
		idea: "Som un restaurant de Reus amb hort propi. Voldríem agafar tres joves que hagin passat per un problema de salut mental perquè aprenguin l'ofici de cuina i d'hort. Ens cal una entitat que ens els presenti i els acompanyi.",
		language: "ca",
		company: "foundation",
		orCompany: ["platform"],
	},
	{
		idea: "Porto un supermercat de barri i cada vespre llencem uns 50 quilos de fruita, pa i iogurts que encara són bons. Em fa ràbia. Busco algú que ho reculli i ho faci arribar a famílies o que en faci melmelades.",
		language: "ca",
		company: "platform",
	},
	{
		idea: "Fabriquem plafons aïllants amb palla d'arròs del Delta de l'Ebre, som cinc persones. Ja tenim els assajos de foc i acústica fets. Ens falten obres on posar-los i algú que ens els distribueixi per Catalunya.",
		language: "ca",
		company: "construction",
	},
	{
		idea: "Som una empresa de repartiment de begudes amb vuit furgonetes dièsel i a partir de l'any que ve no podrem entrar al centre de Barcelona. Volem passar-nos a elèctriques i posar els carregadors al magatzem, però la potència no ens arriba. Qui ens ho pot estudiar?",
		language: "ca",
		company: "energy",
	},
	{
		idea: "El veí de dalt fa sorolls cada nit i l'administrador de la finca no em fa cas. Ja he trucat tres vegades a la guàrdia urbana. Em podeu dir on he de reclamar i si em toca pagar un advocat?",
		language: "ca",
		company: null,
	},
	{
		idea: "Somos un distribuidor de electrodomésticos en Zaragoza y juntamos unas 6 toneladas al mes de cartón de embalaje y algo de film. Ahora lo recoge un gestor que apenas nos paga. ¿Os interesaría comprarlo vosotros directamente?",
		language: "es",
		company: "paper",
	},
	{
		idea: "Soy presidenta de una comunidad de vecinos de los años 60, 48 pisos sin ningún aislamiento. Queremos rehabilitar la fachada y la cubierta con materiales naturales, pero no sabemos por dónde empezar ni cómo pagarlo. ¿Nos podríais hacer una propuesta?",
		language: "es",
		company: "construction",
	},
	{
		idea: "Tenemos una fábrica de aceitunas de mesa en Sevilla y cada campaña nos quedan unos 300 m3 de salmuera que hoy van a una balsa de evaporación. Buscamos alguien que nos ayude a depurarla y reutilizar el agua.",
		language: "es",
		company: "engineering",
	},
	{
		idea: "Somos una asociación de doce ganaderos de montaña del Pirineo aragonés. Hacemos queso y carne ecológica, pero dependemos de un intermediario. Nos gustaría vender directamente a restaurantes y tiendas de Barcelona y buscamos quien nos ayude con el reparto.",
		language: "es",
		company: "platform",
	},
	{
		idea: "Desde un instituto público de Badalona hemos montado un grupo de alumnos que acompaña a compañeros con ansiedad. Funciona bien y querríamos llevarlo a otros centros, con psicólogos que formen a los profesores.",
		language: "es",
		company: "foundation",
	},
	{
		idea: "Hola, acabo de terminar el grado de administración y me encantaría trabajar con vosotros. Tengo experiencia en recepción y hablo tres idiomas. ¿A quién puedo mandar mi currículum?",
		language: "es",
		company: null,
	},
	{
		idea: "We run an industrial laundry for hotels near Tarragona and burn about 900 MWh of gas a year to make steam. We would like to switch to biomass or something cleaner but cannot afford the boiler ourselves. Would you install it and sell us the heat?",
		language: "en",
		company: "energy",
	},
	{
		idea: "We are a small start-up that has built a sensor that smells ammonia and hydrogen sulphide around composting plants and warns before neighbours complain. The prototype works, now we need a real plant to test it for six months.",
		language: "en",
		company: "engineering",
	},
	{
		idea: "I manage purchasing for a chain of private clinics. Every year we throw away around 2 tonnes of old uniforms and sheets, mostly cotton and polyester. They can't be donated because of the logos. Could you turn them into something useful?",
		language: "en",
		company: "paper",
		orCompany: ["engineering"],
	},
	{
		idea: "Our volunteers pick up bread, fruit and cooked meals left over from supermarkets and canteens in Girona and bring them to 70 families. We have more food than we can carry and need a company to help us with a refrigerated van and routes.",
		language: "en",
		company: "platform",
	},
	{
		idea: "My family owns 15 hectares that burned in the 2022 fire near Manresa. The soil is washing away every time it rains. I would love to bring it back to life, maybe with terraces and almond trees, and I'm looking for a partner who knows how.",
		language: "en",
		company: "construction",
		orCompany: ["platform"],
	},
	{
		idea: "We are a digital marketing agency specialised in SEO and social media for holdings. We can double your web traffic in three months. Can we book a call this week to show you our packages?",
		language: "en",
		company: null,
	},
	{
		idea: "We are a sheltered workshop with 35 people with mental illness in Sabadell. They assemble and pack small products. We are looking for companies that would give us steady work or take some of our people on as staff.",
		language: "en",
		company: "foundation",
	},
	{
		idea: "Som l'ajuntament d'un poble de 1.200 habitants de l'Anoia. Tenim les teulades de l'escola i del pavelló buides i volem fer una comunitat energètica amb els veïns. Ens cal algú que ens faci el projecte i ens acompanyi amb la paperassa.",
		language: "ca",
		company: "energy",
	},
	{
		idea: "Fem testos i safates per a vivers i volem deixar el plàstic verge. Busquem un proveïdor de polipropilè reciclat en granza, unes 20 tones a l'any per començar, de color negre i qualitat estable.",
		language: "ca",
		company: "paper",
	},
	{
		idea: "Som una cooperativa que repara ordinadors i mòbils vells i els dona a escoles. Els que no es poden arreglar s'acumulen al magatzem i no sabem a qui portar les plaques i les bateries perquè es reciclin bé.",
		language: "ca",
		company: "engineering",
	},
	{
		idea: "Hem desenvolupat uns panells aïllants fets amb palla d'arròs del Delta de l'Ebre. Ja tenim els assajos de foc i ara ens falta una obra real on posar-los i un constructor que hi cregui.",
		language: "ca",
		company: "construction",
		orCompany: ["engineering"],
	},
	{
		idea: "Sóc pagès, porto 40 hectàrees de vinya a la Terra Alta i cada any la terra està més morta. Vull deixar de llaurar i sembrar cobertes vegetals, però no tinc ni assessorament ni maquinària. Hi ha altres pagesos de la zona interessats.",
		language: "ca",
		company: "platform",
		orCompany: ["construction"],
	},
	{
		idea: "Fa tres setmanes que us vaig trucar per un rebut que em van cobrar dues vegades i ningú no em respon. Vull parlar amb una persona responsable i que em tornin els diners.",
		language: "ca",
		company: null,
	},
	{
		idea: "Tenim una torradora de cafè i servim màquines a oficines. Recollim unes 4 tones de marro de cafè a la setmana i ara ho paguem com a rebuig. Algú en podria fer compost, biogàs o el que sigui? Podem portar-ho nosaltres.",
		language: "ca",
		company: "engineering",
		orCompany: ["energy"],
	},
];
