/** Whose columns are chosen: of a pay group, or of the company. */
export interface BankColumnsProps {
  of: { groupId: string | null; name: string };
  onClose: () => void;
}
