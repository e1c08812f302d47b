const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The statement that puts the rest of a transaction under one company. SET takes no parameters, so the id is checked:
 * only a lower-case UUID gets into the text.
 * @throws {Error} when `companyId` is not one
 */
export function companySetting(companyId: string): string {
  if (!uuidPattern.test(companyId)) throw new Error('The company of a transaction must be a UUID.');
  return `set local app.company_id = '${companyId}'`;
}
