/** How the audit trail names a company. */
export function companyResource(id: string, { name }: { name: string }) {
  return { kind: 'company', id, title: name };
}
