import list from './products.json' with { type: 'json' };

export type Category = 'desk' | 'audio' | 'bags' | 'paper';

/** A stroke or a surface of a product's picture, on a canvas of 160 by 160. */
export interface ArtPart {
  part: 'back' | 'front' | 'dark' | 'line' | 'accent';
  d: string;
}

export interface Product {
  id: string;
  name: string;
  category: Category;
  /** In paise. */
  price: number;
  /** 1 to 5. */
  rating: number;
  reviews: number;
  /** Pieces available; 0: sold out. */
  stock: number;
  /** Number of one of the theme's hues. */
  hue: number;
  summary: string;
  facts: readonly string[];
  art: readonly ArtPart[];
}

export const PRODUCTS = list as readonly Product[];

export const findProduct = (id: string): Product | undefined => PRODUCTS.find((each) => each.id === id);
