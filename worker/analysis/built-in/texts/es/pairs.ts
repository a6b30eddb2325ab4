import type { Proposal } from "../../themes.ts";
import type { Pair } from "../phrases.ts";

export const pairs: Record<Pair, Proposal> = {
	"paper+energy": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían qué se recicla, qué energía pide y qué resto serviría para producir energía.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
	"paper+engineering": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían qué se puede reciclar y qué proceso, ensayo o permiso hace falta.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
	"paper+construction": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían qué materiales da o admite la obra o el campo y cómo se reciclarían o reutilizarían.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
	"paper+platform": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían quién recogería o usaría el material y cómo compartir una misma recogida.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
	"paper+foundation": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían qué tareas con el material convienen a las personas y quién las acompañaría.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
	"energy+engineering": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían qué entra y qué sale del proceso, y qué energía necesita o da.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
	"energy+construction": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían qué necesita el edificio, la tierra o el cultivo y qué fuente renovable lo cubre.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
	"energy+platform": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían quién compartiría la energía o su compra, y con qué reglas.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
	"energy+foundation": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían a quién beneficiaría y qué medida de energía le ayudaría primero.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
	"engineering+construction": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían qué ensayos y cálculos van primero y qué se construye o cultiva después.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
	"engineering+platform": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían qué problema tienen varios en común y qué estudio o planta serviría a todos.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
	"engineering+foundation": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían qué hay que medir o mejorar y cómo participan las personas a las que afecta.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
	"construction+platform": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían qué se construye o cultiva, quién lo lleva y cómo se reparten gastos e ingresos.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
	"construction+foundation": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían qué ofrece el lugar, quién lo usaría y quién estaría a su lado.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
	"platform+foundation": {
		title: "Las dos en un solo proyecto",
		text: "{first} y {second} estudiarían quién participa, qué apoyo necesita y quién mantiene el contacto.",
		decides: "qué parte tiene que ir primero y quién responde del conjunto",
	},
};
