import type { Mail } from '@atrium/platform';

interface Recipient {
  email: string;
  firstName: string;
}

export function recoveryMail(to: Recipient, companyName: string, link: string): Mail {
  return {
    to: to.email,
    subject: `Set a new password for ${companyName}`,
    text: `Hello ${to.firstName},\n\nopen this link to set a new password. It works once and for one hour.\n\nIf you did not ask for it, ignore this message: your password stays as it is.`,
    actionLabel: 'Set a new password',
    actionUrl: link,
  };
}

export function passwordChangedMail(to: Recipient, companyName: string): Mail {
  return {
    to: to.email,
    subject: `Your password for ${companyName} was changed`,
    text: `Hello ${to.firstName},\n\nyour password was changed just now and you were signed out everywhere else.\n\nIf it was not you, set a new password at once and tell your admin.`,
  };
}
