/** A person who runs the installation, signed in at `/platform`. */
export interface SignedInOperator {
  id: string;
  email: string;
}
