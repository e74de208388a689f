/** The caller's input. The same input gives the same pixels: nothing else is read. */
export interface Film {
  id: string;
  title: string;
  /** first genre weighs most */
  genres: Genre[];
  mood: Mood;
  year: number;
  /** chosen by `curate`, then stored with the film */
  seed: number;
  /** what the picture is about, in English, most telling first */
  tags?: string[];
  /** all titles it will be set in, so that face and layout suit every one of them */
  titles?: string[];
  /** stands for the title wherever chance or keywords are asked, so that every language gets the same picture */
  key?: string;
  /** what an editor insists on */
  choice?: Partial<Direction>;
  /** names for the credits block; invented from the seed when absent */
  names?: string[];
}
export type Genre =
  | 'drama'
  | 'thriller'
  | 'horror'
  | 'scifi'
  | 'comedy'
  | 'romance'
  | 'family'
  | 'animation'
  | 'documentary'
  | 'action'
  | 'western'
  | 'mystery'
  | 'musical'
  | 'fantasy'
  | 'crime'
  | 'history'
  | 'opera'
  | 'ballet'
  | 'concert'
  | 'sport'
  | 'adventure';
export type Mood = 'tense' | 'melancholy' | 'tender' | 'playful' | 'epic' | 'eerie' | 'dreamy' | 'defiant' | 'warm' | 'bleak' | 'euphoric' | 'quiet';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The decisions, all of them, before anything is drawn. */
export interface Direction {
  palette: string;
  ground: Ground;
  motif: string;
  variant: number;
  layout: string;
  face: string;
  finish: string;
  era: 'classic' | 'midcentury' | 'seventies' | 'eighties' | 'modern';
  mirror: boolean;
}
export type Ground = 'deep' | 'mid' | 'hot' | 'light';

/** Palette with its roles resolved against the chosen ground. */
export interface Inks {
  /** ground */ g: string;
  /** ground moved a little towards ink, for gradients and far layers */ g2: string;
  /** strongest against the ground */ ink: string;
  /** the one colour that shouts */ hot: string;
  /** the third colour */ sub: string;
  deep: string;
  light: string;
  mid: string;
  dark: boolean;
}
