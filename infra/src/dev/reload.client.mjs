/// <reference lib="dom" />

/** In the shell's page during development: loads the page anew after each rebuild. */
const changes = new globalThis.EventSource('/dev/changes');
changes.addEventListener('changed', () => globalThis.location.reload());
