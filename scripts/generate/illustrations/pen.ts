export type Point = readonly [x: number, y: number];

/** Writes path data in whole relative steps from the rounded point, so that rounding never adds up. */
export class Pen {
	#data = "";
	#x = 0;
	#y = 0;

	/** What was written, as the `d` of a path. */
	get data(): string {
		return this.#data.replaceAll(" -", "-");
	}

	moveTo([x, y]: Point) {
		this.#settle(x, y);
		this.#data += `M${this.#x} ${this.#y}`;
	}

	/** A curve with both its controls. */
	curveTo(first: Point, second: Point, end: Point) {
		this.#data += `c${this.#step(first)} ${this.#step(second)} ${this.#step(end)}`;
		this.#settle(...end);
	}

	/** A curve whose first control mirrors the second one of the curve before it. */
	smoothTo(second: Point, end: Point) {
		this.#data += `s${this.#step(second)} ${this.#step(end)}`;
		this.#settle(...end);
	}

	arcTo(radius: number, sweep: 0 | 1, end: Point) {
		this.#data += `a${radius} ${radius} 0 0 ${sweep} ${this.#step(end)}`;
		this.#settle(...end);
	}

	#step([x, y]: Point) {
		return `${Math.round(x) - this.#x} ${Math.round(y) - this.#y}`;
	}

	#settle(x: number, y: number) {
		this.#x = Math.round(x);
		this.#y = Math.round(y);
	}
}
