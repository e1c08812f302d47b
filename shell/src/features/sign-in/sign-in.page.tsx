import { SignIn } from './sign-in.js';

export default function SignInPage() {
  return <SignIn door="staff" />;
}
