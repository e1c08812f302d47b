/** The first entry of a chain has this value as the hash of its predecessor. */
export const FIRST_HASH = `decode(repeat('00', 32), 'hex')`;

/**
 * The hash of the row `entry`: SHA-256 over all columns except `hash`, in a canonical form. Different values of a
 * column always give different hashes, also a missing value, an empty one and the null of JSON.
 * This is part of a migration and must never change, because existing hashes were computed with it.
 */
export const AUDIT_HASH = `sha256(convert_to(jsonb_build_array(
  entry.company_id, entry.seq, entry.id, extract(epoch from entry.at)::text, entry.actor_id, entry.actor_name,
  entry.action, entry.resource_kind, entry.resource_id, entry.resource_title, entry.before is null, entry.before,
  entry.after is null, entry.after, entry.request_id, encode(entry.previous_hash, 'hex')
)::text, 'UTF8'))`;
