/** Lets processes that the code under test starts run the TypeScript sources too, as Jest does in this process. */
const loader = new URL('../node/run-source.mjs', import.meta.url).href;
process.env.NODE_OPTIONS = `--conditions=atrium-source --import=${loader}`;
