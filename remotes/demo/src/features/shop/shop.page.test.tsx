import { ToastHost } from '@atrium/sdk';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.js';
import ShopDetailPage from './shop-detail.page.js';
import ShopPage from './shop.page.js';

const products = () => within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');

test('the shop is searched, filtered and ordered, and says when nothing fits', async () => {
  renderPage(ShopPage, 'ecom/shop');
  expect(products()).toHaveLength(16);
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Bags');
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'Highest price');
  expect(products().map((each) => within(each).getByRole('link').textContent)).toEqual([
    'Commuter day pack',
    'Felt laptop sleeve',
    'Flat tech pouch',
    'Canvas tote',
  ]);
  await userEvent.type(screen.getByLabelText('Search products'), 'piano{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(products()).toHaveLength(16);
});

test('a cart is filled, counted in pieces and rupees, undone and ordered', async () => {
  render(<ToastHost />);
  renderPage(ShopPage, 'ecom/shop');
  await userEvent.click(screen.getByRole('button', { name: 'Add Canvas tote' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add Canvas tote' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add Week planner pad' }));
  within(products().find((each) => each.textContent.includes('Canvas tote'))!).getByText('2 in the cart');
  expect(screen.getByRole('status').textContent).toBe('3 in the cart');
  await userEvent.click(screen.getByRole('button', { name: 'Cart 3' }));
  const cart = await screen.findByRole('dialog', { name: 'Cart' });
  within(cart).getByText('₹3,270');
  const totes = within(cart).getByRole('group', { name: 'Quantity of Canvas tote' });
  await userEvent.click(within(totes).getByRole('button', { name: 'One more' }));
  within(cart).getByText('₹4,560');
  await userEvent.click(within(cart).getByRole('button', { name: 'Remove Canvas tote' }));
  within(cart).getAllByText('₹690');
  const undo = await screen.findByRole('button', { name: 'Undo', hidden: true });
  expect(undo.closest('[data-kind]')?.getAttribute('data-kind')).toBe('custom');
  await userEvent.click(undo);
  within(cart).getByText('₹4,560');
  await userEvent.click(within(cart).getByRole('button', { name: 'Place order' }));
  await screen.findByText('Order placed');
  screen.getByRole('button', { name: 'Cart 0', hidden: true });
});

test('a product is looked at from all sides and put into the cart, as many as there are', async () => {
  const { store } = renderPage(ShopDetailPage, 'ecom/shopdetail?id=tech-pouch');
  screen.getByRole('heading', { level: 1, name: 'Flat tech pouch' });
  await userEvent.click(screen.getByRole('radio', { name: 'Full view' }));
  await userEvent.keyboard('{ArrowRight}');
  screen.getByRole('img', { name: 'Flat tech pouch: Close-up' });
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Close-up' }));
  const more = screen.getByRole('button', { name: 'One more' });
  await userEvent.click(more);
  await userEvent.click(more);
  await userEvent.click(more);
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(store.getState()).toMatchObject({ demoShop: { cart: [{ productId: 'tech-pouch', quantity: 3 }] } });
  screen.getByText('The last ones are in your cart.');
});

test('without an id the first product shows, and one that is not sold says so', () => {
  renderPage(ShopDetailPage, 'ecom/shopdetail').unmount();
  renderPage(ShopDetailPage, 'ecom/shopdetail?id=yacht');
  screen.getByRole('heading', { name: 'This product is not sold here' });
  expect(screen.getByRole('link', { name: 'Go to shop' }).getAttribute('href')).toBe('/acme/ecom/shop');
});
