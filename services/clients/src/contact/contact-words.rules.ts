/** What is said to a wrong email or phone number, in forms and in files. */
export const EMAIL_FORM = 'One address, like name@company.in.';
export const PHONE_FORM = 'This is not a phone number. With country code it looks like +91 98123 45678.';
