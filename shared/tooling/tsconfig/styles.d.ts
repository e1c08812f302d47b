/** Class names of a CSS module. */
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
/** URL of an image. */
declare module '*.webp' {
  const address: string;
  export default address;
}
