export type Point = readonly [x: number, y: number];

/** Writes path data in relative integers from the rounded current point, so that rounding errors do not accumulate. */
export class Pen {
	#data = "";
	#x = 0;
	#y = 0;

	/** The path data for the `d` attribute. */
	get data(): string {
		return this.#data.replaceAll(" -", "-");
	}

	moveTo([x, y]: Point) {
		this.#settle(x, y);
		this.#data += `M${this.#x} ${this.#y}`;
	}

	/** A cubic curve with both control points. */
	curveTo(first: Point, second: Point, end: Point) {
		this.#data += `c${this.#step(first)} ${this.#step(second)} ${this.#step(end)}`;
		this.#settle(...end);
	}

	/** A cubic curve whose first control point mirrors the second one of the previous curve. */
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
