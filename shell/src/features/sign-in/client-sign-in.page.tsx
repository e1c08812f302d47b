import { SignIn } from './sign-in.js';

export default function ClientSignInPage() {
  return <SignIn door="client" />;
}
