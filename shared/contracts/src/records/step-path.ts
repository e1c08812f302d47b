/** Path of a step below its record: `resend-invitation` for `resendInvitation`. */
export const stepPath = (step: string): string =>
  step.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
