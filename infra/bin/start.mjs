// Nothing here may need a package or a recent Node: it runs on a fresh clone.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 20 || (major === 20 && minor >= 19)) {
  import('../src/start/start.command.mjs').then(({ start }) => start());
} else {
  console.error(`Atrium needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
}
