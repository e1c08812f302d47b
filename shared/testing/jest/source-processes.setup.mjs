/** A process that the code under test starts runs the sources too, as Jest does in this one. */
const loader = new URL('../node/run-source.mjs', import.meta.url).href;
process.env.NODE_OPTIONS = `--conditions=atrium-source --import=${loader}`;
