import type en from "../en/goals.ts";

/** Short names of the Sustainable Development Goals, as the United Nations writes them in Spanish. */
export default {
	"1": "Fin de la pobreza",
	"2": "Hambre cero",
	"3": "Salud y bienestar",
	"4": "Educación de calidad",
	"5": "Igualdad de género",
	"6": "Agua limpia y saneamiento",
	"7": "Energía asequible y no contaminante",
	"8": "Trabajo decente y crecimiento económico",
	"9": "Industria, innovación e infraestructura",
	"10": "Reducción de las desigualdades",
	"11": "Ciudades y comunidades sostenibles",
	"12": "Producción y consumo responsables",
	"13": "Acción por el clima",
	"14": "Vida submarina",
	"15": "Vida de ecosistemas terrestres",
	"16": "Paz, justicia e instituciones sólidas",
	"17": "Alianzas para lograr los objetivos",
} satisfies typeof en;
