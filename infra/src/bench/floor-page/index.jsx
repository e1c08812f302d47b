import 'bootstrap/dist/css/bootstrap.min.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

function SignIn() {
  return (
    <main className="container py-5">
      <h1>Sign in</h1>
      <form className="d-grid gap-3">
        <label className="form-label">
          Work e-mail <input className="form-control" type="email" />
        </label>
        <label className="form-label">
          Password <input className="form-control" type="password" />
        </label>
        <button className="btn btn-primary" type="submit">
          Sign in
        </button>
        <Link to="/recover">Forgot the password?</Link>
      </form>
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<SignIn />} />
      <Route path="/recover" element={<h1>Recover</h1>} />
    </Routes>
  </BrowserRouter>,
);
