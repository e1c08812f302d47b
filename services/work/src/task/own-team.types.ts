/** A team of which a person is a member, or which they lead. */
export interface OwnTeam {
  id: string;
  name: string;
  leads: boolean;
}
