import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "cms"."news_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "locale" "cms"."_locales",
    "media_id" integer
  );

  CREATE TABLE "cms"."_news_v_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "locale" "cms"."_locales",
    "media_id" integer
  );

  CREATE TABLE "cms"."articles_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "locale" "cms"."_locales",
    "media_id" integer
  );

  CREATE TABLE "cms"."_articles_v_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "locale" "cms"."_locales",
    "media_id" integer
  );

  CREATE TABLE "cms"."offers_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "locale" "cms"."_locales",
    "media_id" integer
  );

  CREATE TABLE "cms"."_offers_v_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "locale" "cms"."_locales",
    "media_id" integer
  );

  CREATE TABLE "cms"."promotion_offers_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "locale" "cms"."_locales",
    "media_id" integer
  );

  CREATE TABLE "cms"."_promotion_offers_v_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "locale" "cms"."_locales",
    "media_id" integer
  );

  CREATE TABLE "cms"."faq_articles_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "locale" "cms"."_locales",
    "media_id" integer
  );

  CREATE TABLE "cms"."_faq_articles_v_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "locale" "cms"."_locales",
    "media_id" integer
  );

  ALTER TABLE "cms"."news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."news_rels" ADD CONSTRAINT "news_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_news_v_rels" ADD CONSTRAINT "_news_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."articles_rels" ADD CONSTRAINT "articles_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."offers_rels" ADD CONSTRAINT "offers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."offers_rels" ADD CONSTRAINT "offers_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_offers_v_rels" ADD CONSTRAINT "_offers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_offers_v_rels" ADD CONSTRAINT "_offers_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promotion_offers_rels" ADD CONSTRAINT "promotion_offers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."promotion_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promotion_offers_rels" ADD CONSTRAINT "promotion_offers_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotion_offers_v_rels" ADD CONSTRAINT "_promotion_offers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_promotion_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotion_offers_v_rels" ADD CONSTRAINT "_promotion_offers_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."faq_articles_rels" ADD CONSTRAINT "faq_articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."faq_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."faq_articles_rels" ADD CONSTRAINT "faq_articles_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_faq_articles_v_rels" ADD CONSTRAINT "_faq_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_faq_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_faq_articles_v_rels" ADD CONSTRAINT "_faq_articles_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "news_rels_order_idx" ON "cms"."news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "cms"."news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "cms"."news_rels" USING btree ("path");
  CREATE INDEX "news_rels_locale_idx" ON "cms"."news_rels" USING btree ("locale");
  CREATE INDEX "news_rels_media_id_idx" ON "cms"."news_rels" USING btree ("media_id","locale");
  CREATE INDEX "_news_v_rels_order_idx" ON "cms"."_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "cms"."_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "cms"."_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_locale_idx" ON "cms"."_news_v_rels" USING btree ("locale");
  CREATE INDEX "_news_v_rels_media_id_idx" ON "cms"."_news_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "articles_rels_order_idx" ON "cms"."articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "cms"."articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "cms"."articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_locale_idx" ON "cms"."articles_rels" USING btree ("locale");
  CREATE INDEX "articles_rels_media_id_idx" ON "cms"."articles_rels" USING btree ("media_id","locale");
  CREATE INDEX "_articles_v_rels_order_idx" ON "cms"."_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "cms"."_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "cms"."_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_locale_idx" ON "cms"."_articles_v_rels" USING btree ("locale");
  CREATE INDEX "_articles_v_rels_media_id_idx" ON "cms"."_articles_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "offers_rels_order_idx" ON "cms"."offers_rels" USING btree ("order");
  CREATE INDEX "offers_rels_parent_idx" ON "cms"."offers_rels" USING btree ("parent_id");
  CREATE INDEX "offers_rels_path_idx" ON "cms"."offers_rels" USING btree ("path");
  CREATE INDEX "offers_rels_locale_idx" ON "cms"."offers_rels" USING btree ("locale");
  CREATE INDEX "offers_rels_media_id_idx" ON "cms"."offers_rels" USING btree ("media_id","locale");
  CREATE INDEX "_offers_v_rels_order_idx" ON "cms"."_offers_v_rels" USING btree ("order");
  CREATE INDEX "_offers_v_rels_parent_idx" ON "cms"."_offers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_offers_v_rels_path_idx" ON "cms"."_offers_v_rels" USING btree ("path");
  CREATE INDEX "_offers_v_rels_locale_idx" ON "cms"."_offers_v_rels" USING btree ("locale");
  CREATE INDEX "_offers_v_rels_media_id_idx" ON "cms"."_offers_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "promotion_offers_rels_order_idx" ON "cms"."promotion_offers_rels" USING btree ("order");
  CREATE INDEX "promotion_offers_rels_parent_idx" ON "cms"."promotion_offers_rels" USING btree ("parent_id");
  CREATE INDEX "promotion_offers_rels_path_idx" ON "cms"."promotion_offers_rels" USING btree ("path");
  CREATE INDEX "promotion_offers_rels_locale_idx" ON "cms"."promotion_offers_rels" USING btree ("locale");
  CREATE INDEX "promotion_offers_rels_media_id_idx" ON "cms"."promotion_offers_rels" USING btree ("media_id","locale");
  CREATE INDEX "_promotion_offers_v_rels_order_idx" ON "cms"."_promotion_offers_v_rels" USING btree ("order");
  CREATE INDEX "_promotion_offers_v_rels_parent_idx" ON "cms"."_promotion_offers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_promotion_offers_v_rels_path_idx" ON "cms"."_promotion_offers_v_rels" USING btree ("path");
  CREATE INDEX "_promotion_offers_v_rels_locale_idx" ON "cms"."_promotion_offers_v_rels" USING btree ("locale");
  CREATE INDEX "_promotion_offers_v_rels_media_id_idx" ON "cms"."_promotion_offers_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "faq_articles_rels_order_idx" ON "cms"."faq_articles_rels" USING btree ("order");
  CREATE INDEX "faq_articles_rels_parent_idx" ON "cms"."faq_articles_rels" USING btree ("parent_id");
  CREATE INDEX "faq_articles_rels_path_idx" ON "cms"."faq_articles_rels" USING btree ("path");
  CREATE INDEX "faq_articles_rels_locale_idx" ON "cms"."faq_articles_rels" USING btree ("locale");
  CREATE INDEX "faq_articles_rels_media_id_idx" ON "cms"."faq_articles_rels" USING btree ("media_id","locale");
  CREATE INDEX "_faq_articles_v_rels_order_idx" ON "cms"."_faq_articles_v_rels" USING btree ("order");
  CREATE INDEX "_faq_articles_v_rels_parent_idx" ON "cms"."_faq_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_faq_articles_v_rels_path_idx" ON "cms"."_faq_articles_v_rels" USING btree ("path");
  CREATE INDEX "_faq_articles_v_rels_locale_idx" ON "cms"."_faq_articles_v_rels" USING btree ("locale");
  CREATE INDEX "_faq_articles_v_rels_media_id_idx" ON "cms"."_faq_articles_v_rels" USING btree ("media_id","locale")`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "cms"."news_rels" CASCADE;
  DROP TABLE "cms"."_news_v_rels" CASCADE;
  DROP TABLE "cms"."articles_rels" CASCADE;
  DROP TABLE "cms"."_articles_v_rels" CASCADE;
  DROP TABLE "cms"."offers_rels" CASCADE;
  DROP TABLE "cms"."_offers_v_rels" CASCADE;
  DROP TABLE "cms"."promotion_offers_rels" CASCADE;
  DROP TABLE "cms"."_promotion_offers_v_rels" CASCADE;
  DROP TABLE "cms"."faq_articles_rels" CASCADE;
  DROP TABLE "cms"."_faq_articles_v_rels" CASCADE`)
}
