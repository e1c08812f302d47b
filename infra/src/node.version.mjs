// Use no syntax or import that an old Node lacks: it must be able to print the message.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/**
 * Runs the command if Node is new enough, otherwise prints a message and sets the exit code 1.
 * @param {() => Promise<unknown>} command loads its code only when it is called
 */
export function onNewNode(command) {
  if (major > 20 || (major === 20 && minor >= 19)) return command();
  console.error(`Atrium needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
}
