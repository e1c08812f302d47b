/// <reference lib="dom" />

/** Part of the shell's page during development: reloads the page after each rebuild. */
const changes = new globalThis.EventSource('/dev/changes');
changes.addEventListener('changed', () => globalThis.location.reload());
