declare module '*.css';

// The build that injects no styles; the package types only its default one.
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  import Swal from 'sweetalert2';
  export default Swal;
}
