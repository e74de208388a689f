import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE "news_rels" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "locale" text,
    "media_id" integer,
    FOREIGN KEY ("parent_id") REFERENCES "news"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "news_rels_order_idx" ON "news_rels" ("order")`)
  await db.run(sql`CREATE INDEX "news_rels_parent_idx" ON "news_rels" ("parent_id")`)
  await db.run(sql`CREATE INDEX "news_rels_path_idx" ON "news_rels" ("path")`)
  await db.run(sql`CREATE INDEX "news_rels_locale_idx" ON "news_rels" ("locale")`)
  await db.run(sql`CREATE INDEX "news_rels_media_id_idx" ON "news_rels" ("media_id","locale")`)
  await db.run(sql`CREATE TABLE "_news_v_rels" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "locale" text,
    "media_id" integer,
    FOREIGN KEY ("parent_id") REFERENCES "_news_v"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" ("order")`)
  await db.run(sql`CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" ("path")`)
  await db.run(sql`CREATE INDEX "_news_v_rels_locale_idx" ON "_news_v_rels" ("locale")`)
  await db.run(sql`CREATE INDEX "_news_v_rels_media_id_idx" ON "_news_v_rels" ("media_id","locale")`)
  await db.run(sql`CREATE TABLE "articles_rels" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "locale" text,
    "media_id" integer,
    FOREIGN KEY ("parent_id") REFERENCES "articles"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "articles_rels_order_idx" ON "articles_rels" ("order")`)
  await db.run(sql`CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" ("parent_id")`)
  await db.run(sql`CREATE INDEX "articles_rels_path_idx" ON "articles_rels" ("path")`)
  await db.run(sql`CREATE INDEX "articles_rels_locale_idx" ON "articles_rels" ("locale")`)
  await db.run(sql`CREATE INDEX "articles_rels_media_id_idx" ON "articles_rels" ("media_id","locale")`)
  await db.run(sql`CREATE TABLE "_articles_v_rels" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "locale" text,
    "media_id" integer,
    FOREIGN KEY ("parent_id") REFERENCES "_articles_v"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" ("order")`)
  await db.run(sql`CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" ("path")`)
  await db.run(sql`CREATE INDEX "_articles_v_rels_locale_idx" ON "_articles_v_rels" ("locale")`)
  await db.run(sql`CREATE INDEX "_articles_v_rels_media_id_idx" ON "_articles_v_rels" ("media_id","locale")`)
  await db.run(sql`CREATE TABLE "offers_rels" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "locale" text,
    "media_id" integer,
    FOREIGN KEY ("parent_id") REFERENCES "offers"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "offers_rels_order_idx" ON "offers_rels" ("order")`)
  await db.run(sql`CREATE INDEX "offers_rels_parent_idx" ON "offers_rels" ("parent_id")`)
  await db.run(sql`CREATE INDEX "offers_rels_path_idx" ON "offers_rels" ("path")`)
  await db.run(sql`CREATE INDEX "offers_rels_locale_idx" ON "offers_rels" ("locale")`)
  await db.run(sql`CREATE INDEX "offers_rels_media_id_idx" ON "offers_rels" ("media_id","locale")`)
  await db.run(sql`CREATE TABLE "_offers_v_rels" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "locale" text,
    "media_id" integer,
    FOREIGN KEY ("parent_id") REFERENCES "_offers_v"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_offers_v_rels_order_idx" ON "_offers_v_rels" ("order")`)
  await db.run(sql`CREATE INDEX "_offers_v_rels_parent_idx" ON "_offers_v_rels" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_offers_v_rels_path_idx" ON "_offers_v_rels" ("path")`)
  await db.run(sql`CREATE INDEX "_offers_v_rels_locale_idx" ON "_offers_v_rels" ("locale")`)
  await db.run(sql`CREATE INDEX "_offers_v_rels_media_id_idx" ON "_offers_v_rels" ("media_id","locale")`)
  await db.run(sql`CREATE TABLE "promotion_offers_rels" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "locale" text,
    "media_id" integer,
    FOREIGN KEY ("parent_id") REFERENCES "promotion_offers"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "promotion_offers_rels_order_idx" ON "promotion_offers_rels" ("order")`)
  await db.run(sql`CREATE INDEX "promotion_offers_rels_parent_idx" ON "promotion_offers_rels" ("parent_id")`)
  await db.run(sql`CREATE INDEX "promotion_offers_rels_path_idx" ON "promotion_offers_rels" ("path")`)
  await db.run(sql`CREATE INDEX "promotion_offers_rels_locale_idx" ON "promotion_offers_rels" ("locale")`)
  await db.run(sql`CREATE INDEX "promotion_offers_rels_media_id_idx" ON "promotion_offers_rels" ("media_id","locale")`)
  await db.run(sql`CREATE TABLE "_promotion_offers_v_rels" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "locale" text,
    "media_id" integer,
    FOREIGN KEY ("parent_id") REFERENCES "_promotion_offers_v"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_rels_order_idx" ON "_promotion_offers_v_rels" ("order")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_rels_parent_idx" ON "_promotion_offers_v_rels" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_rels_path_idx" ON "_promotion_offers_v_rels" ("path")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_rels_locale_idx" ON "_promotion_offers_v_rels" ("locale")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_rels_media_id_idx" ON "_promotion_offers_v_rels" ("media_id","locale")`)
  await db.run(sql`CREATE TABLE "faq_articles_rels" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "locale" text,
    "media_id" integer,
    FOREIGN KEY ("parent_id") REFERENCES "faq_articles"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "faq_articles_rels_order_idx" ON "faq_articles_rels" ("order")`)
  await db.run(sql`CREATE INDEX "faq_articles_rels_parent_idx" ON "faq_articles_rels" ("parent_id")`)
  await db.run(sql`CREATE INDEX "faq_articles_rels_path_idx" ON "faq_articles_rels" ("path")`)
  await db.run(sql`CREATE INDEX "faq_articles_rels_locale_idx" ON "faq_articles_rels" ("locale")`)
  await db.run(sql`CREATE INDEX "faq_articles_rels_media_id_idx" ON "faq_articles_rels" ("media_id","locale")`)
  await db.run(sql`CREATE TABLE "_faq_articles_v_rels" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "locale" text,
    "media_id" integer,
    FOREIGN KEY ("parent_id") REFERENCES "_faq_articles_v"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_rels_order_idx" ON "_faq_articles_v_rels" ("order")`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_rels_parent_idx" ON "_faq_articles_v_rels" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_rels_path_idx" ON "_faq_articles_v_rels" ("path")`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_rels_locale_idx" ON "_faq_articles_v_rels" ("locale")`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_rels_media_id_idx" ON "_faq_articles_v_rels" ("media_id","locale")`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE "news_rels"`)
  await db.run(sql`DROP TABLE "_news_v_rels"`)
  await db.run(sql`DROP TABLE "articles_rels"`)
  await db.run(sql`DROP TABLE "_articles_v_rels"`)
  await db.run(sql`DROP TABLE "offers_rels"`)
  await db.run(sql`DROP TABLE "_offers_v_rels"`)
  await db.run(sql`DROP TABLE "promotion_offers_rels"`)
  await db.run(sql`DROP TABLE "_promotion_offers_v_rels"`)
  await db.run(sql`DROP TABLE "faq_articles_rels"`)
  await db.run(sql`DROP TABLE "_faq_articles_v_rels"`)
}
