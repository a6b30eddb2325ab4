import type { LabelledIdea } from "./labelled-idea.ts";

/** Ideas in the words of visitors that only measure: no clue is written for them. */
export const heldOutIdeas: readonly LabelledIdea[] = [
	{
		idea: "Tengo una almazara en Jaén y cada campaña nos quedan unas 900 toneladas de alperujo húmedo que nadie quiere recoger. Nos gustaría que alguien se lo llevara o nos enseñara a sacarle algún provecho aquí mismo.",
		language: "es",
		company: "engineering",
		orCompany: ["platform"],
	},
	{
		idea: "Fabricamos cajas en Ontinyent y sacamos 12 toneladas al mes de recortes de cartón limpio, ya prensado en balas. Buscamos un comprador estable con un precio fijo por trimestre.",
		language: "es",
		company: "paper",
	},
	{
		idea: "Somos un taller de cerámica de Castellón con 2.400 m2 de tejado sin usar y un recibo de luz que nos ahoga. Queremos poner placas sin adelantar dinero y pagarlas con lo que ahorremos. ¿Lo hacéis?",
		language: "es",
		company: "energy",
	},
	{
		idea: "Llevo un hotel familiar de 40 habitaciones en la Costa Brava. Hay que cambiar ventanas y aislar la fachada antes de la próxima temporada, y quiero hacerlo con corcho y madera del país. Necesito quien lo proyecte y lo ejecute.",
		language: "es",
		company: "construction",
	},
	{
		idea: "Somos once ganaderas de vaca pirenaica en el Pallars y vendemos la carne a intermediarios que nos pagan fatal. Queremos llegar directamente a comedores escolares y hospitales de Barcelona, pero ninguna sola tiene volumen.",
		language: "es",
		company: "platform",
	},
	{
		idea: "Mi empresa de transporte tiene 35 conductores y este año tres han cogido la baja por ansiedad. Quisiera montar con vosotros un programa de apoyo psicológico para la plantilla, que se pueda hacer por teléfono desde la ruta.",
		language: "es",
		company: "foundation",
	},
	{
		idea: "Buenos días, somos una agencia de Zaragoza y ofrecemos posicionamiento en Google y gestión de redes sociales para empresas como la suya. Les hacemos una auditoría gratis de su web si nos dan una llamada esta semana.",
		language: "es",
		company: null,
	},
	{
		idea: "We raise 3,000 pigs near Vic and the slurry tank is always full. My neighbours have two more farms. We would like to build one biogas plant between the three of us and need a partner who has done it before.",
		language: "en",
		company: "energy",
		orCompany: ["engineering"],
	},
	{
		idea: "I run a small workwear brand in Leeds and need about 20,000 metres a year of recycled cotton or polyester fabric. We are looking for a supplier in Spain who can show where the fibre comes from.",
		language: "en",
		company: "paper",
	},
	{
		idea: "Our salad packing plant in Murcia uses 60 cubic metres of water a day to wash lettuce and it all goes down the drain. We want to clean it and use it again, and would pay for a first study.",
		language: "en",
		company: "engineering",
	},
	{
		idea: "We make a cheap soil moisture probe for orchards in Portugal. It works on our own 14 hectares of pears but we need a few growers in Spain willing to try it for one season and tell us what is wrong with it.",
		language: "en",
		company: "construction",
		orCompany: ["platform"],
	},
	{
		idea: "Our bank in Dublin replaces around 500 laptops every year. Most of them still work. I would rather have them repaired and given a second life than shredded, can you take them or point us to someone who does?",
		language: "en",
		company: "engineering",
	},
	{
		idea: "We are a chain of nine bakeries in Valencia and every evening we throw away bread and pastries. We would love to find someone who collects it before closing and takes it to people or farms that can use it.",
		language: "en",
		company: "platform",
	},
	{
		idea: "Hi, I just finished my master in environmental law in Rotterdam and would love to move to Barcelona. Do you have any open positions or internships starting in January? I can send my CV.",
		language: "en",
		company: null,
	},
	{
		idea: "Tenim una pedrera de guix tancada a prop d'Igualada, unes 8 hectàrees de terra pelada. L'ajuntament ens obliga a recuperar-la i voldríem fer-hi un bosc amb camins per a la gent. Busquem qui ens faci el projecte.",
		language: "ca",
		company: "construction",
		orCompany: ["engineering"],
	},
	{
		idea: "Som una cooperativa de maduixa del Maresme i cada any arrenquem unes 30 tones de plàstic d'encoixinat ple de terra. El gestor ja no ens l'agafa. Voldríem trobar algú que el rentés i el reciclés de debò.",
		language: "ca",
		company: "paper",
		orCompany: ["engineering"],
	},
	{
		idea: "Portem una residència d'avis a Berga que encara s'escalfa amb gasoil. Al costat hi ha bosc i una serradora que regala les estelles. Ens agradaria canviar la caldera i que algú ens digués quant costaria i quines ajudes hi ha.",
		language: "ca",
		company: "energy",
		orCompany: ["construction"],
	},
	{
		idea: "Fem formatge de cabra a la Garrotxa i ens falten mans. Volem contractar 4 o 5 persones que hagin passat per un mal moment, però no sabem com acompanyar-les. Busquem una entitat que ens ajudi a fer-ho bé.",
		language: "ca",
		company: "foundation",
	},
	{
		idea: "Tinc 25 hectàrees de vinya a l'Alt Penedès i la terra està morta de tant llaurar. Vull deixar-hi coberta vegetal i que hi tornin els ocells i els insectes, però necessito algú que m'assessori durant els primers tres anys.",
		language: "ca",
		company: "platform",
		orCompany: ["construction"],
	},
	{
		idea: "Us escric perquè el camió que va passar ahir al matí pel carrer Major de Martorell em va trencar el mirall del cotxe i portava el vostre nom. Vull saber qui me'l pagarà i a quina assegurança he de trucar.",
		language: "ca",
		company: null,
	},
	{
		idea: "Somos el AMPA de un instituto de Terrassa. Cada junio juntamos libros de texto viejos y libretas, y durante el curso unos 300 kilos de papel al mes. Nos gustaría que alguien los viniera a recoger y que lo poco que se saque sirva para pagar excursiones.",
		language: "es",
		company: "paper",
	},
	{
		idea: "Soy apicultor, tengo unas colmenas en el Montseny y quiero vender la miel directamente a restaurantes y tiendas de barrio de Barcelona sin pasar por el distribuidor. Busco alguien que me ayude a llegar a esos clientes.",
		language: "es",
		company: "platform",
	},
	{
		idea: "Vivimos en un bloque de 40 pisos en Sant Andreu y varios vecinos queremos poner placas en la azotea y repartirnos la luz. El administrador no tiene ni idea de cómo se hace. Necesitamos a alguien que nos haga el estudio y nos diga cuánto cuesta.",
		language: "es",
		company: "energy",
	},
	{
		idea: "Tenemos una quesería pequeña en la Garrotxa y cada semana nos sobran unos 2.000 litros de suero. Ahora se lo lleva un granjero de cerdos pero cierra en enero. ¿Alguien lo quiere o sabe qué se puede hacer con él?",
		language: "es",
		company: "engineering",
	},
	{
		idea: "Desde nuestra asociación acompañamos a jóvenes con ansiedad y depresión que dejaron los estudios. Ahora son 12 en el grupo. Queremos que hagan prácticas de unas semanas en empresas que los traten con paciencia y buscamos empresas que se apunten.",
		language: "es",
		company: "foundation",
	},
	{
		idea: "Hemos desarrollado un panel aislante hecho con cáscara de arroz para paredes interiores. Ya tenemos ensayos de laboratorio y ahora nos falta una obra de verdad donde colocarlo y ver cómo se comporta un invierno entero.",
		language: "es",
		company: "construction",
	},
	{
		idea: "Hola, acabo de terminar el máster de márketing digital y me encantaría trabajar con vosotros en Barcelona. Tengo dos años de experiencia llevando redes sociales y puedo empezar ya. ¿A quién le mando el currículum?",
		language: "es",
		company: null,
	},
	{
		idea: "We run a repair café in Poblenou every second Saturday, volunteers fix toasters, laptops and vacuum cleaners. People bring more than we can handle and what can't be repaired ends up in a pile. We would like a partner who takes the dead devices and gives us spare parts.",
		language: "en",
		company: "engineering",
	},
	{
		idea: "Our start-up makes a small soil moisture sensor that tells growers when to irrigate. It saved a third of the water in one peach orchard of 25 hectares near Lleida. We are looking for three or four more farms to test it this summer.",
		language: "en",
		company: "construction",
		orCompany: ["platform"],
	},
	{
		idea: "I have a sewing workshop in Mataró that makes sportswear. We throw away around 60 tonnes of polyester and cotton offcuts a year, sorted by colour. I want to find somebody who can turn them into yarn again and pays something for it.",
		language: "en",
		company: "paper",
	},
	{
		idea: "Our town council has forests that need thinning and a swimming pool and two schools that burn gas oil. We'd like to heat them with our own wood chips. We need a company to design and finance the boiler house and we pay for the heat over fifteen years.",
		language: "en",
		company: "energy",
	},
	{
		idea: "I am the head of a secondary school in Badalona. My teachers are exhausted and several are on sick leave because of stress. I want a programme of workshops for the staff on how to look after themselves and spot pupils who are not well.",
		language: "en",
		company: "foundation",
	},
	{
		idea: "I'm a journalist at a local radio station and I am preparing a piece on family holdings in Catalonia. Could I interview your chief executive next week, fifteen minutes by phone would be enough?",
		language: "en",
		company: null,
	},
	{
		idea: "Som un banc d'aliments de barri a Nou Barris. Recollim fruita i verdura que les parades del mercat no venen, uns 150 quilos cada setmana, però en podríem recollir molta més si tinguéssim una furgoneta amb fred. Busquem qui ens ajudi a pagar-la o ens la deixi.",
		language: "ca",
		company: "platform",
	},
	{
		idea: "L'ajuntament té una pedrera abandonada de 4 hectàrees al costat del poble. Voldríem que hi tornés a créixer bosc i fer-hi un camí per passejar. Ens cal algú que faci el projecte i ens digui per on començar.",
		language: "ca",
		company: "construction",
		orCompany: ["engineering"],
	},
	{
		idea: "Tinc una fàbrica de farines de peix i els veïns es queixen cada estiu de la pudor. L'ajuntament ens ha donat sis mesos per arreglar-ho. Hem provat perfums i no serveixen de res. Necessito que algú vingui a mirar-ho i em proposi una solució.",
		language: "ca",
		company: "engineering",
	},
	{
		idea: "Fem cosmètica natural en un taller petit de Vic i volem deixar les caixes de plàstic. Busquem un proveïdor de capses de cartró reciclat, sense tintes, en quantitats petites, que ara tothom ens demana mínims de deu mil.",
		language: "ca",
		company: "paper",
	},
	{
		idea: "Som dos enginyers i hem muntat un armari que aprofita bateries velles de cotxe elèctric per guardar l'energia de les plaques solars. El prototip funciona al garatge de casa. Ara voldríem posar-ne un en una nau industrial i mesurar quant s'estalvia.",
		language: "ca",
		company: "energy",
	},
	{
		idea: "Fa tres setmanes que us vaig trucar per un tema d'una factura i ningú m'ha tornat la trucada. Em sembla una falta de respecte. Espero que algú em digui alguna cosa aviat.",
		language: "ca",
		company: null,
	},
	{
		idea: "Estic preparant una volta al món en veler amb la meva germana i busquem patrocinadors que posin el logo a la vela. Ens falten 20.000 euros. Us interessaria?",
		language: "ca",
		company: null,
	},
	{
		idea: "Tenemos una quesería de cabra en el Berguedà y cada semana nos sobran unos 3.000 litros de suero. Ahora pagamos para que se lo lleven. ¿Os interesaría o sabéis quién le puede sacar provecho?",
		language: "es",
		company: "engineering",
		orCompany: ["energy", "platform"],
	},
	{
		idea: "Somos una comunidad de vecinos de 48 viviendas en Sabadell y queremos poner placas en el tejado y compartir la luz entre todos. Los vecinos están de acuerdo pero no sabemos por dónde empezar ni quién nos lo puede financiar.",
		language: "es",
		company: "energy",
	},
	{
		idea: "Fabricamos paneles de aislamiento con corcho y cal en Girona. Los hemos probado en dos casas nuestras y van muy bien. Buscamos una constructora que los quiera usar en una rehabilitación.",
		language: "es",
		company: "construction",
	},
	{
		idea: "Soy psicóloga y doy talleres de huerto a chavales con ansiedad en dos institutos de Badalona. Me gustaría que una fundación nos apoye para llegar a más centros el curso que viene.",
		language: "es",
		company: "foundation",
	},
	{
		idea: "Buenos días, he visto que estáis en Barcelona. Soy técnico de mantenimiento con 12 años de experiencia y carnet de frigorista, busco trabajo y puedo empezar ya. ¿Dónde mando el currículum?",
		language: "es",
		company: null,
	},
	{
		idea: "Tengo una tienda online de vinos y quiero dejar de usar plástico y porexpán. Necesito un proveedor de cajas con separadores de cartón reciclado que aguanten seis botellas, unas 1.500 cajas al mes.",
		language: "es",
		company: "paper",
	},
	{
		idea: "We run a chain of five copy shops in Valencia. Every month we throw away around 800 kg of offcuts and misprints, mostly white paper, some of it laminated. Would you collect it, and would you pay anything for it?",
		language: "en",
		company: "paper",
	},
	{
		idea: "I own a small brewery and most of our costs are the gas for heating water. I've heard that you can make heat from wood chips or from our own spent grain. Could someone look at our boiler and tell us what makes sense?",
		language: "en",
		company: "energy",
		orCompany: ["engineering"],
	},
	{
		idea: "Our startup makes a sensor that detects leaks in water pipes by sound. It works in the lab and in one village. We're looking for an industrial site or a water utility where we can test it for six months.",
		language: "en",
		company: "engineering",
	},
	{
		idea: "My sister and I grow heirloom tomatoes and peppers on 2 hectares near Tarragona, organic certified. Restaurants like them but delivery eats all the profit. We'd love to share transport with other growers or sell through a platform.",
		language: "en",
		company: "platform",
	},
	{
		idea: "I'm the head teacher at a primary school with a concrete playground that gets unbearable in June. We want to take up the concrete, plant trees and make shade. We have a little money from the parents' association but need someone to design it.",
		language: "en",
		company: "construction",
	},
	{
		idea: "Hello, I am a master student writing my thesis about sustainable holdings. How many people work in the group, and which of your companies brings in the most revenue? A short interview would be great.",
		language: "en",
		company: null,
	},
	{
		idea: "We repair and resell old phones and tablets. Companies give us their used devices but about a third can't be saved and the batteries pile up in our workshop. Who can take those batteries safely?",
		language: "en",
		company: "engineering",
	},
	{
		idea: "Tenim un taller de confecció a Mataró i cada setmana llencem uns 200 quilos de retalls de cotó. Ens fa pena. Busquem algú que els reculli i en faci fil o alguna altra cosa.",
		language: "ca",
		company: "paper",
	},
	{
		idea: "Som una cooperativa de consum de Gràcia amb 120 famílies. Volem comprar directament a pagesos petits però ens costa trobar-ne que ens portin fruita tot l'hivern. Ens podeu posar en contacte amb productors?",
		language: "ca",
		company: "platform",
	},
	{
		idea: "Portem una associació de familiars de persones amb esquizofrènia a Terrassa. Fem grups de suport cada dijous i volem obrir una petita cafeteria on puguin treballar-hi. Busquem un soci que ens ajudi a engegar-la.",
		language: "ca",
		company: "foundation",
	},
	{
		idea: "Tinc una granja de porcs a Osona, uns 2.500 caps, i els purins són un maldecap. Un veí m'ha parlat de fer gas i vendre'l. M'agradaria fer-ho amb altres granges de la zona però no tinc diners per a la inversió.",
		language: "ca",
		company: "energy",
		orCompany: ["engineering"],
	},
	{
		idea: "Som una empresa d'enderrocs i ens surten moltes bigues de fusta velles, portes i rajoles en bon estat que acaben a l'abocador. Hem pensat a fer un magatzem per tornar-les a vendre i busquem algú que en vulgui comprar.",
		language: "ca",
		company: "construction",
		orCompany: ["engineering"],
	},
	{
		idea: "Fa dies que us truco i ningú agafa el telèfon. El camió que porta el vostre nom em va ratllar el cotxe al carrer Aragó el dimarts. Vull saber qui se'n fa càrrec.",
		language: "ca",
		company: null,
	},
	{
		idea: "Oferim serveis de posicionament SEO i gestió de xarxes socials per a empreses com la vostra. Primer mes gratis, digueu-nos quan us podem fer una trucada de deu minuts.",
		language: "ca",
		company: null,
	},
];
