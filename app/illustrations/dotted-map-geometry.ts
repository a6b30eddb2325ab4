/** Geometry shared by the dots of the map and the rings over them. The map is a square. */
export const mapGeometry = {
	size: 1500,
	/** Barcelona: degrees, and units of the map. */
	place: { longitude: 2.17, latitude: 41.39, x: 690, y: 950 },
	/** Scale of distances from Barcelona. */
	kilometresPerUnit: 1.85,
	/** Distance of the waves in which the size of the dots grows and shrinks. */
	kilometresPerWave: 500,
};
