interface Named {
  firstName: string;
  lastName: string;
}

export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;

/** How the audit trail names a user. */
export const userResource = (user: Named & { id: string }) => ({
  kind: 'user',
  id: user.id,
  title: fullName(user),
});
