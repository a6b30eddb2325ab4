/** What the dots of the map and the rings laid over them have in common. The frame is a square. */
export const mapFrame = {
	size: 1500,
	/** Barcelona, and where it stands in the frame. */
	place: { longitude: 2.17, latitude: 41.39, x: 690, y: 950 },
	/** Distances from the place are true to scale. */
	kilometresPerUnit: 1.85,
	/** The dots swell at every multiple of this. */
	kilometresPerWave: 500,
};
