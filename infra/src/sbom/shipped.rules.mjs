/**
 * The parts of CycloneDX that are read here.
 * @typedef {{ 'bom-ref': string, name: string, hashes?: { alg: string, content: string }[] }} Component
 * @typedef {object} Bom
 * @property {string} bomFormat
 * @property {{ component: Component }} metadata
 * @property {Component[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */

/** @param {string} ref `@fastify/send@4.2.0` */
const packageOf = (ref) => ref.slice(0, ref.lastIndexOf('@'));

/** npm names a package of this repository by its folder. @param {Component} component */
const named = (component) => ({ ...component, name: packageOf(component['bom-ref']) });

/**
 * @param {Bom} bom
 * @param {ReadonlyMap<string, readonly string[]>} own packages of this repository, with what they need when they run
 * @param {readonly string[]} roots names of what is shipped for its own sake
 */
function reach({ components, dependencies }, own, roots) {
  const uses = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const found = new Set(
    components.map(({ 'bom-ref': ref }) => ref).filter((ref) => roots.includes(packageOf(ref))),
  );
  for (const ref of found) {
    const needed = own.get(packageOf(ref));
    for (const next of uses.get(ref) ?? []) if (!needed || needed.includes(packageOf(next))) found.add(next);
  }
  return found;
}

/**
 * The packages that run where the portal runs, out of all that npm lists, which include those for building and testing.
 * @template {Bom} T
 * @param {T} bom
 * @param {ReadonlyMap<string, readonly string[]>} own packages of this repository, with what they need when they run
 * @param {readonly string[]} roots names of what is shipped for its own sake
 * @returns {T}
 */
export function keepShipped(bom, own, roots) {
  const shipped = reach(bom, own, roots);
  const root = named(bom.metadata.component);
  return {
    ...bom,
    metadata: { ...bom.metadata, component: root },
    components: bom.components.filter((each) => shipped.has(each['bom-ref'])).map(named),
    dependencies: bom.dependencies
      .filter(({ ref }) => shipped.has(ref) || ref === root['bom-ref'])
      .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => shipped.has(ref)) })),
  };
}
