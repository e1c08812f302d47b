// Nothing here may need a package or a recent Node: it runs on a fresh clone. package.json starts it with `exec`,
// so that signals to npm arrive here and not at a shell in between; where there is no `exec`, on Windows, the
// command after it does the work.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 20 || (major === 20 && minor >= 19)) {
  import('../src/start/start.command.mjs').then(({ start }) => start());
} else {
  console.error(`Atrium needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
}
