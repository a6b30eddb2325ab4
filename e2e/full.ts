/** Whether all of a matrix is run, as for `@full`, or a sample of it: `npm run test:full`. */
export const full = Boolean(process.env.TEST_FULL);
