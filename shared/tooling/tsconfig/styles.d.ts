/** Names of a CSS module's classes. */
declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.module.scss' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.css';
declare module '*.scss';
/** The address of a picture. */
declare module '*.webp' {
  const address: string;
  export default address;
}
