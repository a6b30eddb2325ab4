/** What a heap holds, as the inspector's protocol has it (Runtime.getHeapUsage). */
interface HeapUsage {
	usedSize: number;
	embedderHeapUsedSize: number;
	backingStorageSize: number;
}

/**
 * Bytes that an isolate needs once everything is collected that nothing refers to: its objects, workerd's own for them
 * and what is behind its buffers.
 * @param inspector address of its inspector
 * @param awaken asks it for something: what the inspector orders may have to wait until the isolate has to run
 */
export async function heapBytes(inspector: string, awaken: () => Promise<unknown>): Promise<number> {
	const socket = new WebSocket(inspector);
	await new Promise((resolve, reject) => {
		socket.addEventListener("open", resolve);
		socket.addEventListener("error", reject);
	});
	const call = (id: number, method: string) =>
		new Promise<HeapUsage>((resolve, reject) => {
			socket.addEventListener("message", ({ data }) => {
				const answer = JSON.parse(data);
				if (answer.id !== id) return;
				if (answer.error) reject(new Error(`${method}: ${answer.error.message}`));
				else resolve(answer.result);
			});
			socket.send(JSON.stringify({ id, method }));
		});
	try {
		await Promise.all([call(1, "HeapProfiler.collectGarbage"), awaken()]);
		const { usedSize, embedderHeapUsedSize, backingStorageSize } = await call(2, "Runtime.getHeapUsage");
		return usedSize + embedderHeapUsedSize + backingStorageSize;
	} finally {
		socket.close();
	}
}
