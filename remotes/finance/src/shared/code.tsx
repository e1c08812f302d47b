/** The code of a component, which reads from left to right in every language. */
export const Code = ({ code }: { code: string }) => (
  <bdi dir="ltr" className="at-mono">
    {code}
  </bdi>
);
