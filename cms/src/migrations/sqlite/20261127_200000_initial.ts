import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE "news_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "slug" text,
    "name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "news"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "news_cinemas_order_idx" ON "news_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "news_cinemas_parent_id_idx" ON "news_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "news" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "type" text,
    "image_id" integer,
    "thumbnail_id" integer,
    "release_date" text,
    "author" text,
    "tracking_slug" text,
    "featured_show" text,
    "display_creation_date" integer DEFAULT true,
    "display_social_media" integer DEFAULT true,
    "display_back_to_news" integer DEFAULT true,
    "display_news_tag" integer DEFAULT true,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "guest_name" text,
    "guest_image_id" integer,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("thumbnail_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("guest_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "news_site_idx" ON "news" ("site")`)
  await db.run(sql`CREATE INDEX "news_key_idx" ON "news" ("key")`)
  await db.run(sql`CREATE INDEX "news_image_idx" ON "news" ("image_id")`)
  await db.run(sql`CREATE INDEX "news_thumbnail_idx" ON "news" ("thumbnail_id")`)
  await db.run(sql`CREATE INDEX "news_guest_guest_image_idx" ON "news" ("guest_image_id")`)
  await db.run(sql`CREATE INDEX "news_updated_at_idx" ON "news" ("updated_at")`)
  await db.run(sql`CREATE INDEX "news_created_at_idx" ON "news" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_idx" ON "news" ("site","key")`)
  await db.run(sql`CREATE TABLE "news_locales" (
    "slug" text,
    "title" text,
    "headline" text,
    "content" text,
    "redirect_slug" text,
    "cta_label" text,
    "cta_url" text,
    "guest_description" text,
    "seo_title" text,
    "seo_description" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "news"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "news__status_idx" ON "news_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_news_v_version_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "slug" text,
    "name" text,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_news_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_news_v_version_cinemas_order_idx" ON "_news_v_version_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "_news_v_version_cinemas_parent_id_idx" ON "_news_v_version_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_news_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_type" text,
    "version_image_id" integer,
    "version_thumbnail_id" integer,
    "version_release_date" text,
    "version_author" text,
    "version_tracking_slug" text,
    "version_featured_show" text,
    "version_display_creation_date" integer DEFAULT true,
    "version_display_social_media" integer DEFAULT true,
    "version_display_back_to_news" integer DEFAULT true,
    "version_display_news_tag" integer DEFAULT true,
    "version_cta_new_tab" integer DEFAULT false,
    "version_cta_kind" text,
    "version_guest_name" text,
    "version_guest_image_id" integer,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "news"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_thumbnail_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_guest_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_news_v_parent_idx" ON "_news_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_news_v_version_version_site_idx" ON "_news_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_news_v_version_version_key_idx" ON "_news_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_news_v_version_version_image_idx" ON "_news_v" ("version_image_id")`)
  await db.run(sql`CREATE INDEX "_news_v_version_version_thumbnail_idx" ON "_news_v" ("version_thumbnail_id")`)
  await db.run(sql`CREATE INDEX "_news_v_version_guest_version_guest_image_idx" ON "_news_v" ("version_guest_image_id")`)
  await db.run(sql`CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_news_v_created_at_idx" ON "_news_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_news_v_latest_idx" ON "_news_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_news_v_autosave_idx" ON "_news_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_idx" ON "_news_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_news_v_locales" (
    "version_slug" text,
    "version_title" text,
    "version_headline" text,
    "version_content" text,
    "version_redirect_slug" text,
    "version_cta_label" text,
    "version_cta_url" text,
    "version_guest_description" text,
    "version_seo_title" text,
    "version_seo_description" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_news_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "articles_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "slug" text,
    "name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "articles"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "articles_cinemas_order_idx" ON "articles_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "articles_cinemas_parent_id_idx" ON "articles_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "articles" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "type" text,
    "image_id" integer,
    "thumbnail_id" integer,
    "release_date" text,
    "author" text,
    "tracking_slug" text,
    "featured_show" text,
    "display_creation_date" integer DEFAULT true,
    "display_social_media" integer DEFAULT true,
    "display_back_to_news" integer DEFAULT true,
    "display_news_tag" integer DEFAULT true,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "guest_name" text,
    "guest_image_id" integer,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("thumbnail_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("guest_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "articles_site_idx" ON "articles" ("site")`)
  await db.run(sql`CREATE INDEX "articles_key_idx" ON "articles" ("key")`)
  await db.run(sql`CREATE INDEX "articles_image_idx" ON "articles" ("image_id")`)
  await db.run(sql`CREATE INDEX "articles_thumbnail_idx" ON "articles" ("thumbnail_id")`)
  await db.run(sql`CREATE INDEX "articles_guest_guest_image_idx" ON "articles" ("guest_image_id")`)
  await db.run(sql`CREATE INDEX "articles_updated_at_idx" ON "articles" ("updated_at")`)
  await db.run(sql`CREATE INDEX "articles_created_at_idx" ON "articles" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_1_idx" ON "articles" ("site","key")`)
  await db.run(sql`CREATE TABLE "articles_locales" (
    "slug" text,
    "title" text,
    "headline" text,
    "content" text,
    "redirect_slug" text,
    "cta_label" text,
    "cta_url" text,
    "guest_description" text,
    "seo_title" text,
    "seo_description" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "articles"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "articles__status_idx" ON "articles_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_articles_v_version_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "slug" text,
    "name" text,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_articles_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_articles_v_version_cinemas_order_idx" ON "_articles_v_version_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "_articles_v_version_cinemas_parent_id_idx" ON "_articles_v_version_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_articles_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_type" text,
    "version_image_id" integer,
    "version_thumbnail_id" integer,
    "version_release_date" text,
    "version_author" text,
    "version_tracking_slug" text,
    "version_featured_show" text,
    "version_display_creation_date" integer DEFAULT true,
    "version_display_social_media" integer DEFAULT true,
    "version_display_back_to_news" integer DEFAULT true,
    "version_display_news_tag" integer DEFAULT true,
    "version_cta_new_tab" integer DEFAULT false,
    "version_cta_kind" text,
    "version_guest_name" text,
    "version_guest_image_id" integer,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "articles"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_thumbnail_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_guest_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_articles_v_version_version_site_idx" ON "_articles_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_articles_v_version_version_key_idx" ON "_articles_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_articles_v_version_version_image_idx" ON "_articles_v" ("version_image_id")`)
  await db.run(sql`CREATE INDEX "_articles_v_version_version_thumbnail_idx" ON "_articles_v" ("version_thumbnail_id")`)
  await db.run(sql`CREATE INDEX "_articles_v_version_guest_version_guest_image_idx" ON "_articles_v" ("version_guest_image_id")`)
  await db.run(sql`CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_1_idx" ON "_articles_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_articles_v_locales" (
    "version_slug" text,
    "version_title" text,
    "version_headline" text,
    "version_content" text,
    "version_redirect_slug" text,
    "version_cta_label" text,
    "version_cta_url" text,
    "version_guest_description" text,
    "version_seo_title" text,
    "version_seo_description" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_articles_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "seasons_prices" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "amount" numeric,
    FOREIGN KEY ("_parent_id") REFERENCES "seasons"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "seasons_prices_order_idx" ON "seasons_prices" ("_order")`)
  await db.run(sql`CREATE INDEX "seasons_prices_parent_id_idx" ON "seasons_prices" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "seasons_prices_locales" (
    "label" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "seasons_prices"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "seasons_prices_locales_locale_parent_id_unique" ON "seasons_prices_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "seasons_weekdays" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" text,
    "id" integer PRIMARY KEY NOT NULL,
    FOREIGN KEY ("parent_id") REFERENCES "seasons"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "seasons_weekdays_order_idx" ON "seasons_weekdays" ("order")`)
  await db.run(sql`CREATE INDEX "seasons_weekdays_parent_idx" ON "seasons_weekdays" ("parent_id")`)
  await db.run(sql`CREATE TABLE "seasons" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "type" text,
    "backdrop_id" integer,
    "price" numeric,
    "initial_price" numeric,
    "active" integer DEFAULT true,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "logo_id" integer,
    "tracking_slug" text,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "seasons_site_idx" ON "seasons" ("site")`)
  await db.run(sql`CREATE INDEX "seasons_key_idx" ON "seasons" ("key")`)
  await db.run(sql`CREATE INDEX "seasons_backdrop_idx" ON "seasons" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "seasons_logo_idx" ON "seasons" ("logo_id")`)
  await db.run(sql`CREATE INDEX "seasons_updated_at_idx" ON "seasons" ("updated_at")`)
  await db.run(sql`CREATE INDEX "seasons_created_at_idx" ON "seasons" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_2_idx" ON "seasons" ("site","key")`)
  await db.run(sql`CREATE TABLE "seasons_locales" (
    "slug" text,
    "title" text,
    "subtitle" text,
    "poster_id" integer,
    "details" text,
    "cta_label" text,
    "cta_url" text,
    "description" text,
    "redirect_slug" text,
    "seo_title" text,
    "seo_description" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("poster_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "seasons"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "seasons_poster_idx" ON "seasons_locales" ("poster_id","_locale")`)
  await db.run(sql`CREATE INDEX "seasons__status_idx" ON "seasons_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "seasons_locales_locale_parent_id_unique" ON "seasons_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "seasons_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "seasons"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "seasons_texts_order_parent" ON "seasons_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "_seasons_v_version_prices" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "amount" numeric,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_seasons_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_seasons_v_version_prices_order_idx" ON "_seasons_v_version_prices" ("_order")`)
  await db.run(sql`CREATE INDEX "_seasons_v_version_prices_parent_id_idx" ON "_seasons_v_version_prices" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_seasons_v_version_prices_locales" (
    "label" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_seasons_v_version_prices"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_seasons_v_version_prices_locales_locale_parent_id_unique" ON "_seasons_v_version_prices_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_seasons_v_version_weekdays" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" text,
    "id" integer PRIMARY KEY NOT NULL,
    FOREIGN KEY ("parent_id") REFERENCES "_seasons_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_seasons_v_version_weekdays_order_idx" ON "_seasons_v_version_weekdays" ("order")`)
  await db.run(sql`CREATE INDEX "_seasons_v_version_weekdays_parent_idx" ON "_seasons_v_version_weekdays" ("parent_id")`)
  await db.run(sql`CREATE TABLE "_seasons_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_type" text,
    "version_backdrop_id" integer,
    "version_price" numeric,
    "version_initial_price" numeric,
    "version_active" integer DEFAULT true,
    "version_cta_new_tab" integer DEFAULT false,
    "version_cta_kind" text,
    "version_logo_id" integer,
    "version_tracking_slug" text,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "seasons"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_seasons_v_parent_idx" ON "_seasons_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_seasons_v_version_version_site_idx" ON "_seasons_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_seasons_v_version_version_key_idx" ON "_seasons_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_seasons_v_version_version_backdrop_idx" ON "_seasons_v" ("version_backdrop_id")`)
  await db.run(sql`CREATE INDEX "_seasons_v_version_version_logo_idx" ON "_seasons_v" ("version_logo_id")`)
  await db.run(sql`CREATE INDEX "_seasons_v_version_version_updated_at_idx" ON "_seasons_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_seasons_v_version_version_created_at_idx" ON "_seasons_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_seasons_v_created_at_idx" ON "_seasons_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_seasons_v_updated_at_idx" ON "_seasons_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_seasons_v_snapshot_idx" ON "_seasons_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_seasons_v_published_locale_idx" ON "_seasons_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_seasons_v_latest_idx" ON "_seasons_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_seasons_v_autosave_idx" ON "_seasons_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_2_idx" ON "_seasons_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_seasons_v_locales" (
    "version_slug" text,
    "version_title" text,
    "version_subtitle" text,
    "version_poster_id" integer,
    "version_details" text,
    "version_cta_label" text,
    "version_cta_url" text,
    "version_description" text,
    "version_redirect_slug" text,
    "version_seo_title" text,
    "version_seo_description" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("version_poster_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_seasons_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_seasons_v_version_version_poster_idx" ON "_seasons_v_locales" ("version_poster_id","_locale")`)
  await db.run(sql`CREATE INDEX "_seasons_v_version_version__status_idx" ON "_seasons_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_seasons_v_locales_locale_parent_id_unique" ON "_seasons_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_seasons_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "_seasons_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_seasons_v_texts_order_parent" ON "_seasons_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "offers_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "slug" text,
    "name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "offers"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "offers_cinemas_order_idx" ON "offers_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "offers_cinemas_parent_id_idx" ON "offers_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "offers" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "type" text,
    "image_id" integer,
    "thumbnail_id" integer,
    "release_date" text,
    "date_type" text,
    "start_date" text,
    "start_time" text,
    "starttime_tz" text,
    "end_date" text,
    "end_time" text,
    "endtime_tz" text,
    "author" text,
    "tracking_slug" text,
    "featured_show" text,
    "display_creation_date" integer DEFAULT true,
    "display_social_media" integer DEFAULT true,
    "display_back_to_news" integer DEFAULT true,
    "display_news_tag" integer DEFAULT true,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "guest_name" text,
    "guest_image_id" integer,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("thumbnail_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("guest_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "offers_site_idx" ON "offers" ("site")`)
  await db.run(sql`CREATE INDEX "offers_key_idx" ON "offers" ("key")`)
  await db.run(sql`CREATE INDEX "offers_image_idx" ON "offers" ("image_id")`)
  await db.run(sql`CREATE INDEX "offers_thumbnail_idx" ON "offers" ("thumbnail_id")`)
  await db.run(sql`CREATE INDEX "offers_guest_guest_image_idx" ON "offers" ("guest_image_id")`)
  await db.run(sql`CREATE INDEX "offers_updated_at_idx" ON "offers" ("updated_at")`)
  await db.run(sql`CREATE INDEX "offers_created_at_idx" ON "offers" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_3_idx" ON "offers" ("site","key")`)
  await db.run(sql`CREATE TABLE "offers_locales" (
    "slug" text,
    "title" text,
    "headline" text,
    "content" text,
    "redirect_slug" text,
    "cta_label" text,
    "cta_url" text,
    "guest_description" text,
    "seo_title" text,
    "seo_description" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "offers"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "offers__status_idx" ON "offers_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "offers_locales_locale_parent_id_unique" ON "offers_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_offers_v_version_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "slug" text,
    "name" text,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_offers_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_offers_v_version_cinemas_order_idx" ON "_offers_v_version_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "_offers_v_version_cinemas_parent_id_idx" ON "_offers_v_version_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_offers_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_type" text,
    "version_image_id" integer,
    "version_thumbnail_id" integer,
    "version_release_date" text,
    "version_date_type" text,
    "version_start_date" text,
    "version_start_time" text,
    "version_starttime_tz" text,
    "version_end_date" text,
    "version_end_time" text,
    "version_endtime_tz" text,
    "version_author" text,
    "version_tracking_slug" text,
    "version_featured_show" text,
    "version_display_creation_date" integer DEFAULT true,
    "version_display_social_media" integer DEFAULT true,
    "version_display_back_to_news" integer DEFAULT true,
    "version_display_news_tag" integer DEFAULT true,
    "version_cta_new_tab" integer DEFAULT false,
    "version_cta_kind" text,
    "version_guest_name" text,
    "version_guest_image_id" integer,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "offers"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_thumbnail_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_guest_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_offers_v_parent_idx" ON "_offers_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_offers_v_version_version_site_idx" ON "_offers_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_offers_v_version_version_key_idx" ON "_offers_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_offers_v_version_version_image_idx" ON "_offers_v" ("version_image_id")`)
  await db.run(sql`CREATE INDEX "_offers_v_version_version_thumbnail_idx" ON "_offers_v" ("version_thumbnail_id")`)
  await db.run(sql`CREATE INDEX "_offers_v_version_guest_version_guest_image_idx" ON "_offers_v" ("version_guest_image_id")`)
  await db.run(sql`CREATE INDEX "_offers_v_version_version_updated_at_idx" ON "_offers_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_offers_v_version_version_created_at_idx" ON "_offers_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_offers_v_created_at_idx" ON "_offers_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_offers_v_updated_at_idx" ON "_offers_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_offers_v_snapshot_idx" ON "_offers_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_offers_v_published_locale_idx" ON "_offers_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_offers_v_latest_idx" ON "_offers_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_offers_v_autosave_idx" ON "_offers_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_3_idx" ON "_offers_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_offers_v_locales" (
    "version_slug" text,
    "version_title" text,
    "version_headline" text,
    "version_content" text,
    "version_redirect_slug" text,
    "version_cta_label" text,
    "version_cta_url" text,
    "version_guest_description" text,
    "version_seo_title" text,
    "version_seo_description" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_offers_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_offers_v_version_version__status_idx" ON "_offers_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_offers_v_locales_locale_parent_id_unique" ON "_offers_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "promotion_offers_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "slug" text,
    "name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "promotion_offers"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "promotion_offers_cinemas_order_idx" ON "promotion_offers_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "promotion_offers_cinemas_parent_id_idx" ON "promotion_offers_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "promotion_offers" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "type" text,
    "image_id" integer,
    "thumbnail_id" integer,
    "release_date" text,
    "date_type" text,
    "start_date" text,
    "start_time" text,
    "starttime_tz" text,
    "end_date" text,
    "end_time" text,
    "endtime_tz" text,
    "author" text,
    "tracking_slug" text,
    "featured_show" text,
    "display_creation_date" integer DEFAULT true,
    "display_social_media" integer DEFAULT true,
    "display_back_to_news" integer DEFAULT true,
    "display_news_tag" integer DEFAULT true,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "guest_name" text,
    "guest_image_id" integer,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("thumbnail_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("guest_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "promotion_offers_site_idx" ON "promotion_offers" ("site")`)
  await db.run(sql`CREATE INDEX "promotion_offers_key_idx" ON "promotion_offers" ("key")`)
  await db.run(sql`CREATE INDEX "promotion_offers_image_idx" ON "promotion_offers" ("image_id")`)
  await db.run(sql`CREATE INDEX "promotion_offers_thumbnail_idx" ON "promotion_offers" ("thumbnail_id")`)
  await db.run(sql`CREATE INDEX "promotion_offers_guest_guest_image_idx" ON "promotion_offers" ("guest_image_id")`)
  await db.run(sql`CREATE INDEX "promotion_offers_updated_at_idx" ON "promotion_offers" ("updated_at")`)
  await db.run(sql`CREATE INDEX "promotion_offers_created_at_idx" ON "promotion_offers" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_4_idx" ON "promotion_offers" ("site","key")`)
  await db.run(sql`CREATE TABLE "promotion_offers_locales" (
    "slug" text,
    "title" text,
    "headline" text,
    "content" text,
    "redirect_slug" text,
    "cta_label" text,
    "cta_url" text,
    "guest_description" text,
    "seo_title" text,
    "seo_description" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "promotion_offers"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "promotion_offers__status_idx" ON "promotion_offers_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "promotion_offers_locales_locale_parent_id_unique" ON "promotion_offers_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_promotion_offers_v_version_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "slug" text,
    "name" text,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_promotion_offers_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_version_cinemas_order_idx" ON "_promotion_offers_v_version_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_version_cinemas_parent_id_idx" ON "_promotion_offers_v_version_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_promotion_offers_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_type" text,
    "version_image_id" integer,
    "version_thumbnail_id" integer,
    "version_release_date" text,
    "version_date_type" text,
    "version_start_date" text,
    "version_start_time" text,
    "version_starttime_tz" text,
    "version_end_date" text,
    "version_end_time" text,
    "version_endtime_tz" text,
    "version_author" text,
    "version_tracking_slug" text,
    "version_featured_show" text,
    "version_display_creation_date" integer DEFAULT true,
    "version_display_social_media" integer DEFAULT true,
    "version_display_back_to_news" integer DEFAULT true,
    "version_display_news_tag" integer DEFAULT true,
    "version_cta_new_tab" integer DEFAULT false,
    "version_cta_kind" text,
    "version_guest_name" text,
    "version_guest_image_id" integer,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "promotion_offers"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_thumbnail_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_guest_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_parent_idx" ON "_promotion_offers_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_version_version_site_idx" ON "_promotion_offers_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_version_version_key_idx" ON "_promotion_offers_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_version_version_image_idx" ON "_promotion_offers_v" ("version_image_id")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_version_version_thumbnail_idx" ON "_promotion_offers_v" ("version_thumbnail_id")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_version_guest_version_guest_image_idx" ON "_promotion_offers_v" ("version_guest_image_id")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_version_version_updated_at_idx" ON "_promotion_offers_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_version_version_created_at_idx" ON "_promotion_offers_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_created_at_idx" ON "_promotion_offers_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_updated_at_idx" ON "_promotion_offers_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_snapshot_idx" ON "_promotion_offers_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_published_locale_idx" ON "_promotion_offers_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_latest_idx" ON "_promotion_offers_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_autosave_idx" ON "_promotion_offers_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_4_idx" ON "_promotion_offers_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_promotion_offers_v_locales" (
    "version_slug" text,
    "version_title" text,
    "version_headline" text,
    "version_content" text,
    "version_redirect_slug" text,
    "version_cta_label" text,
    "version_cta_url" text,
    "version_guest_description" text,
    "version_seo_title" text,
    "version_seo_description" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_promotion_offers_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_promotion_offers_v_version_version__status_idx" ON "_promotion_offers_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_promotion_offers_v_locales_locale_parent_id_unique" ON "_promotion_offers_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "temporary_offers" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "price" numeric,
    "initial_price" numeric,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "picture_id" integer,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "temporary_offers_site_idx" ON "temporary_offers" ("site")`)
  await db.run(sql`CREATE INDEX "temporary_offers_key_idx" ON "temporary_offers" ("key")`)
  await db.run(sql`CREATE INDEX "temporary_offers_picture_idx" ON "temporary_offers" ("picture_id")`)
  await db.run(sql`CREATE INDEX "temporary_offers_updated_at_idx" ON "temporary_offers" ("updated_at")`)
  await db.run(sql`CREATE INDEX "temporary_offers_created_at_idx" ON "temporary_offers" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_5_idx" ON "temporary_offers" ("site","key")`)
  await db.run(sql`CREATE TABLE "temporary_offers_locales" (
    "title" text,
    "subtitle" text,
    "cta_label" text,
    "cta_url" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "temporary_offers"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "temporary_offers__status_idx" ON "temporary_offers_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "temporary_offers_locales_locale_parent_id_unique" ON "temporary_offers_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_temporary_offers_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_price" numeric,
    "version_initial_price" numeric,
    "version_cta_new_tab" integer DEFAULT false,
    "version_cta_kind" text,
    "version_picture_id" integer,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "temporary_offers"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_temporary_offers_v_parent_idx" ON "_temporary_offers_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_temporary_offers_v_version_version_site_idx" ON "_temporary_offers_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_temporary_offers_v_version_version_key_idx" ON "_temporary_offers_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_temporary_offers_v_version_version_picture_idx" ON "_temporary_offers_v" ("version_picture_id")`)
  await db.run(sql`CREATE INDEX "_temporary_offers_v_version_version_updated_at_idx" ON "_temporary_offers_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_temporary_offers_v_version_version_created_at_idx" ON "_temporary_offers_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_temporary_offers_v_created_at_idx" ON "_temporary_offers_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_temporary_offers_v_updated_at_idx" ON "_temporary_offers_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_temporary_offers_v_snapshot_idx" ON "_temporary_offers_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_temporary_offers_v_published_locale_idx" ON "_temporary_offers_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_temporary_offers_v_latest_idx" ON "_temporary_offers_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_temporary_offers_v_autosave_idx" ON "_temporary_offers_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_5_idx" ON "_temporary_offers_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_temporary_offers_v_locales" (
    "version_title" text,
    "version_subtitle" text,
    "version_cta_label" text,
    "version_cta_url" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_temporary_offers_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_temporary_offers_v_version_version__status_idx" ON "_temporary_offers_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_temporary_offers_v_locales_locale_parent_id_unique" ON "_temporary_offers_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "offers_page_block_order" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" text,
    "id" integer PRIMARY KEY NOT NULL,
    FOREIGN KEY ("parent_id") REFERENCES "offers_page"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "offers_page_block_order_order_idx" ON "offers_page_block_order" ("order")`)
  await db.run(sql`CREATE INDEX "offers_page_block_order_parent_idx" ON "offers_page_block_order" ("parent_id")`)
  await db.run(sql`CREATE TABLE "offers_page" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "info_cta_new_tab" integer DEFAULT false,
    "info_cta_kind" text,
    "logo_id" integer,
    "backdrop_id" integer,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "offers_page_site_idx" ON "offers_page" ("site")`)
  await db.run(sql`CREATE INDEX "offers_page_key_idx" ON "offers_page" ("key")`)
  await db.run(sql`CREATE INDEX "offers_page_logo_idx" ON "offers_page" ("logo_id")`)
  await db.run(sql`CREATE INDEX "offers_page_backdrop_idx" ON "offers_page" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "offers_page_updated_at_idx" ON "offers_page" ("updated_at")`)
  await db.run(sql`CREATE INDEX "offers_page_created_at_idx" ON "offers_page" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_6_idx" ON "offers_page" ("site","key")`)
  await db.run(sql`CREATE TABLE "offers_page_locales" (
    "title" text,
    "subtitle" text,
    "description" text,
    "restriction" text,
    "cta_label" text,
    "cta_url" text,
    "info_cta_label" text,
    "info_cta_url" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "offers_page"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "offers_page__status_idx" ON "offers_page_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "offers_page_locales_locale_parent_id_unique" ON "offers_page_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_offers_page_v_version_block_order" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" text,
    "id" integer PRIMARY KEY NOT NULL,
    FOREIGN KEY ("parent_id") REFERENCES "_offers_page_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_offers_page_v_version_block_order_order_idx" ON "_offers_page_v_version_block_order" ("order")`)
  await db.run(sql`CREATE INDEX "_offers_page_v_version_block_order_parent_idx" ON "_offers_page_v_version_block_order" ("parent_id")`)
  await db.run(sql`CREATE TABLE "_offers_page_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_cta_new_tab" integer DEFAULT false,
    "version_cta_kind" text,
    "version_info_cta_new_tab" integer DEFAULT false,
    "version_info_cta_kind" text,
    "version_logo_id" integer,
    "version_backdrop_id" integer,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "offers_page"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_offers_page_v_parent_idx" ON "_offers_page_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_offers_page_v_version_version_site_idx" ON "_offers_page_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_offers_page_v_version_version_key_idx" ON "_offers_page_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_offers_page_v_version_version_logo_idx" ON "_offers_page_v" ("version_logo_id")`)
  await db.run(sql`CREATE INDEX "_offers_page_v_version_version_backdrop_idx" ON "_offers_page_v" ("version_backdrop_id")`)
  await db.run(sql`CREATE INDEX "_offers_page_v_version_version_updated_at_idx" ON "_offers_page_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_offers_page_v_version_version_created_at_idx" ON "_offers_page_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_offers_page_v_created_at_idx" ON "_offers_page_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_offers_page_v_updated_at_idx" ON "_offers_page_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_offers_page_v_snapshot_idx" ON "_offers_page_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_offers_page_v_published_locale_idx" ON "_offers_page_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_offers_page_v_latest_idx" ON "_offers_page_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_offers_page_v_autosave_idx" ON "_offers_page_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_6_idx" ON "_offers_page_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_offers_page_v_locales" (
    "version_title" text,
    "version_subtitle" text,
    "version_description" text,
    "version_restriction" text,
    "version_cta_label" text,
    "version_cta_url" text,
    "version_info_cta_label" text,
    "version_info_cta_url" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_offers_page_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_offers_page_v_version_version__status_idx" ON "_offers_page_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_offers_page_v_locales_locale_parent_id_unique" ON "_offers_page_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "ecards" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "image_id" integer,
    "amount_t_t_c" numeric,
    "total_amount_t_t_c" numeric,
    "initial_amount_t_t_c" numeric,
    "places_count" numeric,
    "tunnel_url" text,
    "ref_cmd" text,
    "national" integer DEFAULT false,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "ecards_site_idx" ON "ecards" ("site")`)
  await db.run(sql`CREATE INDEX "ecards_key_idx" ON "ecards" ("key")`)
  await db.run(sql`CREATE INDEX "ecards_image_idx" ON "ecards" ("image_id")`)
  await db.run(sql`CREATE INDEX "ecards_updated_at_idx" ON "ecards" ("updated_at")`)
  await db.run(sql`CREATE INDEX "ecards_created_at_idx" ON "ecards" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_7_idx" ON "ecards" ("site","key")`)
  await db.run(sql`CREATE TABLE "ecards_locales" (
    "label" text,
    "alt" text,
    "highlight_message" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "ecards"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "ecards__status_idx" ON "ecards_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "ecards_locales_locale_parent_id_unique" ON "ecards_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "ecards_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "ecards"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "ecards_texts_order_parent" ON "ecards_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "_ecards_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_image_id" integer,
    "version_amount_t_t_c" numeric,
    "version_total_amount_t_t_c" numeric,
    "version_initial_amount_t_t_c" numeric,
    "version_places_count" numeric,
    "version_tunnel_url" text,
    "version_ref_cmd" text,
    "version_national" integer DEFAULT false,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "ecards"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_ecards_v_parent_idx" ON "_ecards_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_ecards_v_version_version_site_idx" ON "_ecards_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_ecards_v_version_version_key_idx" ON "_ecards_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_ecards_v_version_version_image_idx" ON "_ecards_v" ("version_image_id")`)
  await db.run(sql`CREATE INDEX "_ecards_v_version_version_updated_at_idx" ON "_ecards_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_ecards_v_version_version_created_at_idx" ON "_ecards_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_ecards_v_created_at_idx" ON "_ecards_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_ecards_v_updated_at_idx" ON "_ecards_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_ecards_v_snapshot_idx" ON "_ecards_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_ecards_v_published_locale_idx" ON "_ecards_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_ecards_v_latest_idx" ON "_ecards_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_ecards_v_autosave_idx" ON "_ecards_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_7_idx" ON "_ecards_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_ecards_v_locales" (
    "version_label" text,
    "version_alt" text,
    "version_highlight_message" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_ecards_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_ecards_v_version_version__status_idx" ON "_ecards_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_ecards_v_locales_locale_parent_id_unique" ON "_ecards_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_ecards_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "_ecards_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_ecards_v_texts_order_parent" ON "_ecards_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "pass_page_partner_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "slug" text,
    "name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "pass_page"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pass_page_partner_cinemas_order_idx" ON "pass_page_partner_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "pass_page_partner_cinemas_parent_id_idx" ON "pass_page_partner_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "pass_page_partner_cinemas_locales" (
    "address" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pass_page_partner_cinemas"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pass_page_partner_cinemas_locales_locale_parent_id_unique" ON "pass_page_partner_cinemas_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pass_page_offers_options" (
    "_order" integer NOT NULL,
    "_parent_id" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "reference" text,
    "price" numeric,
    "maximum" numeric,
    FOREIGN KEY ("_parent_id") REFERENCES "pass_page_offers"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pass_page_offers_options_order_idx" ON "pass_page_offers_options" ("_order")`)
  await db.run(sql`CREATE INDEX "pass_page_offers_options_parent_id_idx" ON "pass_page_offers_options" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "pass_page_offers_options_locales" (
    "label" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pass_page_offers_options"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pass_page_offers_options_locales_locale_parent_id_unique" ON "pass_page_offers_options_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pass_page_offers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "reference" text,
    "price" numeric,
    "initial_price" numeric,
    "highlighted" integer DEFAULT false,
    "picture_id" integer,
    FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "pass_page"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pass_page_offers_order_idx" ON "pass_page_offers" ("_order")`)
  await db.run(sql`CREATE INDEX "pass_page_offers_parent_id_idx" ON "pass_page_offers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "pass_page_offers_picture_idx" ON "pass_page_offers" ("picture_id")`)
  await db.run(sql`CREATE TABLE "pass_page_offers_locales" (
    "title" text,
    "subtitle" text,
    "description" text,
    "commitment" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pass_page_offers"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pass_page_offers_locales_locale_parent_id_unique" ON "pass_page_offers_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pass_page_offer_promotions" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "offer" text,
    "end_date" text,
    FOREIGN KEY ("_parent_id") REFERENCES "pass_page"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pass_page_offer_promotions_order_idx" ON "pass_page_offer_promotions" ("_order")`)
  await db.run(sql`CREATE INDEX "pass_page_offer_promotions_parent_id_idx" ON "pass_page_offer_promotions" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "pass_page_offer_promotions_locales" (
    "label" text,
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pass_page_offer_promotions"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pass_page_offer_promotions_locales_locale_parent_id_unique" ON "pass_page_offer_promotions_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pass_page" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "maintenance" integer DEFAULT false,
    "promotion_cta_new_tab" integer DEFAULT false,
    "promotion_cta_kind" text,
    "promotion_end_date" text,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "pass_page_site_idx" ON "pass_page" ("site")`)
  await db.run(sql`CREATE INDEX "pass_page_key_idx" ON "pass_page" ("key")`)
  await db.run(sql`CREATE INDEX "pass_page_updated_at_idx" ON "pass_page" ("updated_at")`)
  await db.run(sql`CREATE INDEX "pass_page_created_at_idx" ON "pass_page" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_8_idx" ON "pass_page" ("site","key")`)
  await db.run(sql`CREATE TABLE "pass_page_locales" (
    "promotion_description" text,
    "promotion_cta_label" text,
    "promotion_cta_url" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pass_page"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pass_page__status_idx" ON "pass_page_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "pass_page_locales_locale_parent_id_unique" ON "pass_page_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pass_page_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    "locale" text,
    FOREIGN KEY ("parent_id") REFERENCES "pass_page"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pass_page_texts_order_parent" ON "pass_page_texts" ("order","parent_id")`)
  await db.run(sql`CREATE INDEX "pass_page_texts_locale_parent" ON "pass_page_texts" ("locale","parent_id")`)
  await db.run(sql`CREATE TABLE "_pass_page_v_version_partner_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "slug" text,
    "name" text,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_pass_page_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pass_page_v_version_partner_cinemas_order_idx" ON "_pass_page_v_version_partner_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_version_partner_cinemas_parent_id_idx" ON "_pass_page_v_version_partner_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_pass_page_v_version_partner_cinemas_locales" (
    "address" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pass_page_v_version_partner_cinemas"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pass_page_v_version_partner_cinemas_locales_locale_parent_i" ON "_pass_page_v_version_partner_cinemas_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pass_page_v_version_offers_options" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "reference" text,
    "price" numeric,
    "maximum" numeric,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_pass_page_v_version_offers"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pass_page_v_version_offers_options_order_idx" ON "_pass_page_v_version_offers_options" ("_order")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_version_offers_options_parent_id_idx" ON "_pass_page_v_version_offers_options" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_pass_page_v_version_offers_options_locales" (
    "label" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pass_page_v_version_offers_options"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pass_page_v_version_offers_options_locales_locale_parent_id" ON "_pass_page_v_version_offers_options_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pass_page_v_version_offers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "reference" text,
    "price" numeric,
    "initial_price" numeric,
    "highlighted" integer DEFAULT false,
    "picture_id" integer,
    "_uuid" text,
    FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_pass_page_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pass_page_v_version_offers_order_idx" ON "_pass_page_v_version_offers" ("_order")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_version_offers_parent_id_idx" ON "_pass_page_v_version_offers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_version_offers_picture_idx" ON "_pass_page_v_version_offers" ("picture_id")`)
  await db.run(sql`CREATE TABLE "_pass_page_v_version_offers_locales" (
    "title" text,
    "subtitle" text,
    "description" text,
    "commitment" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pass_page_v_version_offers"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pass_page_v_version_offers_locales_locale_parent_id_unique" ON "_pass_page_v_version_offers_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pass_page_v_version_offer_promotions" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "offer" text,
    "end_date" text,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_pass_page_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pass_page_v_version_offer_promotions_order_idx" ON "_pass_page_v_version_offer_promotions" ("_order")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_version_offer_promotions_parent_id_idx" ON "_pass_page_v_version_offer_promotions" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_pass_page_v_version_offer_promotions_locales" (
    "label" text,
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pass_page_v_version_offer_promotions"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pass_page_v_version_offer_promotions_locales_locale_parent_" ON "_pass_page_v_version_offer_promotions_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pass_page_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_maintenance" integer DEFAULT false,
    "version_promotion_cta_new_tab" integer DEFAULT false,
    "version_promotion_cta_kind" text,
    "version_promotion_end_date" text,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "pass_page"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_pass_page_v_parent_idx" ON "_pass_page_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_version_version_site_idx" ON "_pass_page_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_version_version_key_idx" ON "_pass_page_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_version_version_updated_at_idx" ON "_pass_page_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_version_version_created_at_idx" ON "_pass_page_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_created_at_idx" ON "_pass_page_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_updated_at_idx" ON "_pass_page_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_snapshot_idx" ON "_pass_page_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_published_locale_idx" ON "_pass_page_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_latest_idx" ON "_pass_page_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_autosave_idx" ON "_pass_page_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_8_idx" ON "_pass_page_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_pass_page_v_locales" (
    "version_promotion_description" text,
    "version_promotion_cta_label" text,
    "version_promotion_cta_url" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pass_page_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pass_page_v_version_version__status_idx" ON "_pass_page_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_pass_page_v_locales_locale_parent_id_unique" ON "_pass_page_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pass_page_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    "locale" text,
    FOREIGN KEY ("parent_id") REFERENCES "_pass_page_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pass_page_v_texts_order_parent" ON "_pass_page_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE INDEX "_pass_page_v_texts_locale_parent" ON "_pass_page_v_texts" ("locale","parent_id")`)
  await db.run(sql`CREATE TABLE "pass_plans_list_options" (
    "_order" integer NOT NULL,
    "_parent_id" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "reference" text,
    "price" numeric,
    "maximum" numeric,
    FOREIGN KEY ("_parent_id") REFERENCES "pass_plans_list"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pass_plans_list_options_order_idx" ON "pass_plans_list_options" ("_order")`)
  await db.run(sql`CREATE INDEX "pass_plans_list_options_parent_id_idx" ON "pass_plans_list_options" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "pass_plans_list_options_locales" (
    "label" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pass_plans_list_options"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pass_plans_list_options_locales_locale_parent_id_unique" ON "pass_plans_list_options_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pass_plans_list" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "reference" text,
    "price" numeric,
    "initial_price" numeric,
    "highlighted" integer DEFAULT false,
    "picture_id" integer,
    FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "pass_plans"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pass_plans_list_order_idx" ON "pass_plans_list" ("_order")`)
  await db.run(sql`CREATE INDEX "pass_plans_list_parent_id_idx" ON "pass_plans_list" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "pass_plans_list_picture_idx" ON "pass_plans_list" ("picture_id")`)
  await db.run(sql`CREATE TABLE "pass_plans_list_locales" (
    "title" text,
    "subtitle" text,
    "description" text,
    "commitment" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pass_plans_list"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pass_plans_list_locales_locale_parent_id_unique" ON "pass_plans_list_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pass_plans" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "pass_plans_site_idx" ON "pass_plans" ("site")`)
  await db.run(sql`CREATE INDEX "pass_plans_key_idx" ON "pass_plans" ("key")`)
  await db.run(sql`CREATE INDEX "pass_plans_updated_at_idx" ON "pass_plans" ("updated_at")`)
  await db.run(sql`CREATE INDEX "pass_plans_created_at_idx" ON "pass_plans" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_9_idx" ON "pass_plans" ("site","key")`)
  await db.run(sql`CREATE TABLE "pass_plans_locales" (
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pass_plans"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pass_plans__status_idx" ON "pass_plans_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "pass_plans_locales_locale_parent_id_unique" ON "pass_plans_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pass_plans_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    "locale" text,
    FOREIGN KEY ("parent_id") REFERENCES "pass_plans"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pass_plans_texts_order_parent" ON "pass_plans_texts" ("order","parent_id")`)
  await db.run(sql`CREATE INDEX "pass_plans_texts_locale_parent" ON "pass_plans_texts" ("locale","parent_id")`)
  await db.run(sql`CREATE TABLE "_pass_plans_v_version_list_options" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "reference" text,
    "price" numeric,
    "maximum" numeric,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_pass_plans_v_version_list"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_version_list_options_order_idx" ON "_pass_plans_v_version_list_options" ("_order")`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_version_list_options_parent_id_idx" ON "_pass_plans_v_version_list_options" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_pass_plans_v_version_list_options_locales" (
    "label" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pass_plans_v_version_list_options"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pass_plans_v_version_list_options_locales_locale_parent_id_" ON "_pass_plans_v_version_list_options_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pass_plans_v_version_list" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "reference" text,
    "price" numeric,
    "initial_price" numeric,
    "highlighted" integer DEFAULT false,
    "picture_id" integer,
    "_uuid" text,
    FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_pass_plans_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_version_list_order_idx" ON "_pass_plans_v_version_list" ("_order")`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_version_list_parent_id_idx" ON "_pass_plans_v_version_list" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_version_list_picture_idx" ON "_pass_plans_v_version_list" ("picture_id")`)
  await db.run(sql`CREATE TABLE "_pass_plans_v_version_list_locales" (
    "title" text,
    "subtitle" text,
    "description" text,
    "commitment" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pass_plans_v_version_list"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pass_plans_v_version_list_locales_locale_parent_id_unique" ON "_pass_plans_v_version_list_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pass_plans_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "pass_plans"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_parent_idx" ON "_pass_plans_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_version_version_site_idx" ON "_pass_plans_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_version_version_key_idx" ON "_pass_plans_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_version_version_updated_at_idx" ON "_pass_plans_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_version_version_created_at_idx" ON "_pass_plans_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_created_at_idx" ON "_pass_plans_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_updated_at_idx" ON "_pass_plans_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_snapshot_idx" ON "_pass_plans_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_published_locale_idx" ON "_pass_plans_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_latest_idx" ON "_pass_plans_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_autosave_idx" ON "_pass_plans_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_9_idx" ON "_pass_plans_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_pass_plans_v_locales" (
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pass_plans_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_version_version__status_idx" ON "_pass_plans_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_pass_plans_v_locales_locale_parent_id_unique" ON "_pass_plans_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pass_plans_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    "locale" text,
    FOREIGN KEY ("parent_id") REFERENCES "_pass_plans_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_texts_order_parent" ON "_pass_plans_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE INDEX "_pass_plans_v_texts_locale_parent" ON "_pass_plans_v_texts" ("locale","parent_id")`)
  await db.run(sql`CREATE TABLE "home_video" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "low_price" numeric,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "home_video_site_idx" ON "home_video" ("site")`)
  await db.run(sql`CREATE INDEX "home_video_key_idx" ON "home_video" ("key")`)
  await db.run(sql`CREATE INDEX "home_video_updated_at_idx" ON "home_video" ("updated_at")`)
  await db.run(sql`CREATE INDEX "home_video_created_at_idx" ON "home_video" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_10_idx" ON "home_video" ("site","key")`)
  await db.run(sql`CREATE TABLE "home_video_locales" (
    "title" text,
    "title_language" text,
    "poster_id" integer,
    "url" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("poster_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "home_video"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "home_video_poster_idx" ON "home_video_locales" ("poster_id","_locale")`)
  await db.run(sql`CREATE INDEX "home_video__status_idx" ON "home_video_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "home_video_locales_locale_parent_id_unique" ON "home_video_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_home_video_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_low_price" numeric,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "home_video"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_home_video_v_parent_idx" ON "_home_video_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_home_video_v_version_version_site_idx" ON "_home_video_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_home_video_v_version_version_key_idx" ON "_home_video_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_home_video_v_version_version_updated_at_idx" ON "_home_video_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_home_video_v_version_version_created_at_idx" ON "_home_video_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_home_video_v_created_at_idx" ON "_home_video_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_home_video_v_updated_at_idx" ON "_home_video_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_home_video_v_snapshot_idx" ON "_home_video_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_home_video_v_published_locale_idx" ON "_home_video_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_home_video_v_latest_idx" ON "_home_video_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_home_video_v_autosave_idx" ON "_home_video_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_10_idx" ON "_home_video_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_home_video_v_locales" (
    "version_title" text,
    "version_title_language" text,
    "version_poster_id" integer,
    "version_url" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("version_poster_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_home_video_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_home_video_v_version_version_poster_idx" ON "_home_video_v_locales" ("version_poster_id","_locale")`)
  await db.run(sql`CREATE INDEX "_home_video_v_version_version__status_idx" ON "_home_video_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_home_video_v_locales_locale_parent_id_unique" ON "_home_video_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "featured_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "external_id" text,
    "url" text,
    "video_type" text,
    "title" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "featured"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "featured_trailers_order_idx" ON "featured_trailers" ("_order")`)
  await db.run(sql`CREATE INDEX "featured_trailers_parent_id_idx" ON "featured_trailers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "featured_trailers_locale_idx" ON "featured_trailers" ("_locale")`)
  await db.run(sql`CREATE INDEX "featured_trailers_snapshot_idx" ON "featured_trailers" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "featured" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "show_slug" text,
    "type" text,
    "backdrop_id" integer,
    "logo_id" integer,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "featured_site_idx" ON "featured" ("site")`)
  await db.run(sql`CREATE INDEX "featured_key_idx" ON "featured" ("key")`)
  await db.run(sql`CREATE INDEX "featured_backdrop_idx" ON "featured" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "featured_logo_idx" ON "featured" ("logo_id")`)
  await db.run(sql`CREATE INDEX "featured_updated_at_idx" ON "featured" ("updated_at")`)
  await db.run(sql`CREATE INDEX "featured_created_at_idx" ON "featured" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_11_idx" ON "featured" ("site","key")`)
  await db.run(sql`CREATE TABLE "featured_locales" (
    "title" text,
    "subtitle" text,
    "description" text,
    "cta_label" text,
    "cta_url" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "featured"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "featured__status_idx" ON "featured_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "featured_locales_locale_parent_id_unique" ON "featured_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_featured_v_version_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "external_id" text,
    "url" text,
    "video_type" text,
    "title" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    "_uuid" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_featured_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_featured_v_version_trailers_order_idx" ON "_featured_v_version_trailers" ("_order")`)
  await db.run(sql`CREATE INDEX "_featured_v_version_trailers_parent_id_idx" ON "_featured_v_version_trailers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_featured_v_version_trailers_locale_idx" ON "_featured_v_version_trailers" ("_locale")`)
  await db.run(sql`CREATE INDEX "_featured_v_version_trailers_snapshot_idx" ON "_featured_v_version_trailers" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "_featured_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_show_slug" text,
    "version_type" text,
    "version_backdrop_id" integer,
    "version_logo_id" integer,
    "version_cta_new_tab" integer DEFAULT false,
    "version_cta_kind" text,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "featured"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_featured_v_parent_idx" ON "_featured_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_featured_v_version_version_site_idx" ON "_featured_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_featured_v_version_version_key_idx" ON "_featured_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_featured_v_version_version_backdrop_idx" ON "_featured_v" ("version_backdrop_id")`)
  await db.run(sql`CREATE INDEX "_featured_v_version_version_logo_idx" ON "_featured_v" ("version_logo_id")`)
  await db.run(sql`CREATE INDEX "_featured_v_version_version_updated_at_idx" ON "_featured_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_featured_v_version_version_created_at_idx" ON "_featured_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_featured_v_created_at_idx" ON "_featured_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_featured_v_updated_at_idx" ON "_featured_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_featured_v_snapshot_idx" ON "_featured_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_featured_v_published_locale_idx" ON "_featured_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_featured_v_latest_idx" ON "_featured_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_featured_v_autosave_idx" ON "_featured_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_11_idx" ON "_featured_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_featured_v_locales" (
    "version_title" text,
    "version_subtitle" text,
    "version_description" text,
    "version_cta_label" text,
    "version_cta_url" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_featured_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_featured_v_version_version__status_idx" ON "_featured_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_featured_v_locales_locale_parent_id_unique" ON "_featured_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "home_pushes_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "external_id" text,
    "url" text,
    "video_type" text,
    "title" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "home_pushes"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "home_pushes_trailers_order_idx" ON "home_pushes_trailers" ("_order")`)
  await db.run(sql`CREATE INDEX "home_pushes_trailers_parent_id_idx" ON "home_pushes_trailers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "home_pushes_trailers_locale_idx" ON "home_pushes_trailers" ("_locale")`)
  await db.run(sql`CREATE INDEX "home_pushes_trailers_snapshot_idx" ON "home_pushes_trailers" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "home_pushes" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "show" text,
    "push_type" text,
    "sponsored" integer DEFAULT false,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "backdrop_id" integer,
    "logo_id" integer,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "home_pushes_site_idx" ON "home_pushes" ("site")`)
  await db.run(sql`CREATE INDEX "home_pushes_key_idx" ON "home_pushes" ("key")`)
  await db.run(sql`CREATE INDEX "home_pushes_backdrop_idx" ON "home_pushes" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "home_pushes_logo_idx" ON "home_pushes" ("logo_id")`)
  await db.run(sql`CREATE INDEX "home_pushes_updated_at_idx" ON "home_pushes" ("updated_at")`)
  await db.run(sql`CREATE INDEX "home_pushes_created_at_idx" ON "home_pushes" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_12_idx" ON "home_pushes" ("site","key")`)
  await db.run(sql`CREATE TABLE "home_pushes_locales" (
    "title" text,
    "teaser" text,
    "cta_label" text,
    "cta_url" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "home_pushes"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "home_pushes__status_idx" ON "home_pushes_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "home_pushes_locales_locale_parent_id_unique" ON "home_pushes_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "home_pushes_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "home_pushes"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "home_pushes_texts_order_parent" ON "home_pushes_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "_home_pushes_v_version_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "external_id" text,
    "url" text,
    "video_type" text,
    "title" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    "_uuid" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_home_pushes_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_version_trailers_order_idx" ON "_home_pushes_v_version_trailers" ("_order")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_version_trailers_parent_id_idx" ON "_home_pushes_v_version_trailers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_version_trailers_locale_idx" ON "_home_pushes_v_version_trailers" ("_locale")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_version_trailers_snapshot_idx" ON "_home_pushes_v_version_trailers" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "_home_pushes_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_show" text,
    "version_push_type" text,
    "version_sponsored" integer DEFAULT false,
    "version_cta_new_tab" integer DEFAULT false,
    "version_cta_kind" text,
    "version_backdrop_id" integer,
    "version_logo_id" integer,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "home_pushes"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_parent_idx" ON "_home_pushes_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_version_version_site_idx" ON "_home_pushes_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_version_version_key_idx" ON "_home_pushes_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_version_version_backdrop_idx" ON "_home_pushes_v" ("version_backdrop_id")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_version_version_logo_idx" ON "_home_pushes_v" ("version_logo_id")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_version_version_updated_at_idx" ON "_home_pushes_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_version_version_created_at_idx" ON "_home_pushes_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_created_at_idx" ON "_home_pushes_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_updated_at_idx" ON "_home_pushes_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_snapshot_idx" ON "_home_pushes_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_published_locale_idx" ON "_home_pushes_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_latest_idx" ON "_home_pushes_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_autosave_idx" ON "_home_pushes_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_12_idx" ON "_home_pushes_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_home_pushes_v_locales" (
    "version_title" text,
    "version_teaser" text,
    "version_cta_label" text,
    "version_cta_url" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_home_pushes_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_version_version__status_idx" ON "_home_pushes_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_home_pushes_v_locales_locale_parent_id_unique" ON "_home_pushes_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_home_pushes_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "_home_pushes_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_home_pushes_v_texts_order_parent" ON "_home_pushes_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "header_pushes_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "external_id" text,
    "url" text,
    "video_type" text,
    "title" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "header_pushes"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "header_pushes_trailers_order_idx" ON "header_pushes_trailers" ("_order")`)
  await db.run(sql`CREATE INDEX "header_pushes_trailers_parent_id_idx" ON "header_pushes_trailers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "header_pushes_trailers_locale_idx" ON "header_pushes_trailers" ("_locale")`)
  await db.run(sql`CREATE INDEX "header_pushes_trailers_snapshot_idx" ON "header_pushes_trailers" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "header_pushes" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "show" text,
    "push_type" text,
    "sponsored" integer DEFAULT false,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "backdrop_id" integer,
    "logo_id" integer,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "header_pushes_site_idx" ON "header_pushes" ("site")`)
  await db.run(sql`CREATE INDEX "header_pushes_key_idx" ON "header_pushes" ("key")`)
  await db.run(sql`CREATE INDEX "header_pushes_backdrop_idx" ON "header_pushes" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "header_pushes_logo_idx" ON "header_pushes" ("logo_id")`)
  await db.run(sql`CREATE INDEX "header_pushes_updated_at_idx" ON "header_pushes" ("updated_at")`)
  await db.run(sql`CREATE INDEX "header_pushes_created_at_idx" ON "header_pushes" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_13_idx" ON "header_pushes" ("site","key")`)
  await db.run(sql`CREATE TABLE "header_pushes_locales" (
    "title" text,
    "teaser" text,
    "cta_label" text,
    "cta_url" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "header_pushes"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "header_pushes__status_idx" ON "header_pushes_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "header_pushes_locales_locale_parent_id_unique" ON "header_pushes_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "header_pushes_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "header_pushes"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "header_pushes_texts_order_parent" ON "header_pushes_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "_header_pushes_v_version_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "external_id" text,
    "url" text,
    "video_type" text,
    "title" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    "_uuid" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_header_pushes_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_version_trailers_order_idx" ON "_header_pushes_v_version_trailers" ("_order")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_version_trailers_parent_id_idx" ON "_header_pushes_v_version_trailers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_version_trailers_locale_idx" ON "_header_pushes_v_version_trailers" ("_locale")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_version_trailers_snapshot_idx" ON "_header_pushes_v_version_trailers" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "_header_pushes_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_show" text,
    "version_push_type" text,
    "version_sponsored" integer DEFAULT false,
    "version_cta_new_tab" integer DEFAULT false,
    "version_cta_kind" text,
    "version_backdrop_id" integer,
    "version_logo_id" integer,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "header_pushes"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_parent_idx" ON "_header_pushes_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_version_version_site_idx" ON "_header_pushes_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_version_version_key_idx" ON "_header_pushes_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_version_version_backdrop_idx" ON "_header_pushes_v" ("version_backdrop_id")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_version_version_logo_idx" ON "_header_pushes_v" ("version_logo_id")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_version_version_updated_at_idx" ON "_header_pushes_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_version_version_created_at_idx" ON "_header_pushes_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_created_at_idx" ON "_header_pushes_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_updated_at_idx" ON "_header_pushes_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_snapshot_idx" ON "_header_pushes_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_published_locale_idx" ON "_header_pushes_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_latest_idx" ON "_header_pushes_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_autosave_idx" ON "_header_pushes_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_13_idx" ON "_header_pushes_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_header_pushes_v_locales" (
    "version_title" text,
    "version_teaser" text,
    "version_cta_label" text,
    "version_cta_url" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_header_pushes_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_version_version__status_idx" ON "_header_pushes_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_header_pushes_v_locales_locale_parent_id_unique" ON "_header_pushes_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_header_pushes_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "_header_pushes_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_header_pushes_v_texts_order_parent" ON "_header_pushes_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "autopromos_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "external_id" text,
    "url" text,
    "video_type" text,
    "title" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "autopromos"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "autopromos_trailers_order_idx" ON "autopromos_trailers" ("_order")`)
  await db.run(sql`CREATE INDEX "autopromos_trailers_parent_id_idx" ON "autopromos_trailers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "autopromos_trailers_locale_idx" ON "autopromos_trailers" ("_locale")`)
  await db.run(sql`CREATE INDEX "autopromos_trailers_snapshot_idx" ON "autopromos_trailers" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "autopromos" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "show" text,
    "push_type" text,
    "sponsored" integer DEFAULT false,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "backdrop_id" integer,
    "logo_id" integer,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "autopromos_site_idx" ON "autopromos" ("site")`)
  await db.run(sql`CREATE INDEX "autopromos_key_idx" ON "autopromos" ("key")`)
  await db.run(sql`CREATE INDEX "autopromos_backdrop_idx" ON "autopromos" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "autopromos_logo_idx" ON "autopromos" ("logo_id")`)
  await db.run(sql`CREATE INDEX "autopromos_updated_at_idx" ON "autopromos" ("updated_at")`)
  await db.run(sql`CREATE INDEX "autopromos_created_at_idx" ON "autopromos" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_14_idx" ON "autopromos" ("site","key")`)
  await db.run(sql`CREATE TABLE "autopromos_locales" (
    "title" text,
    "teaser" text,
    "cta_label" text,
    "cta_url" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "autopromos"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "autopromos__status_idx" ON "autopromos_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "autopromos_locales_locale_parent_id_unique" ON "autopromos_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "autopromos_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "autopromos"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "autopromos_texts_order_parent" ON "autopromos_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "_autopromos_v_version_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "external_id" text,
    "url" text,
    "video_type" text,
    "title" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    "_uuid" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_autopromos_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_autopromos_v_version_trailers_order_idx" ON "_autopromos_v_version_trailers" ("_order")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_version_trailers_parent_id_idx" ON "_autopromos_v_version_trailers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_version_trailers_locale_idx" ON "_autopromos_v_version_trailers" ("_locale")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_version_trailers_snapshot_idx" ON "_autopromos_v_version_trailers" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "_autopromos_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_show" text,
    "version_push_type" text,
    "version_sponsored" integer DEFAULT false,
    "version_cta_new_tab" integer DEFAULT false,
    "version_cta_kind" text,
    "version_backdrop_id" integer,
    "version_logo_id" integer,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "autopromos"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_autopromos_v_parent_idx" ON "_autopromos_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_version_version_site_idx" ON "_autopromos_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_version_version_key_idx" ON "_autopromos_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_version_version_backdrop_idx" ON "_autopromos_v" ("version_backdrop_id")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_version_version_logo_idx" ON "_autopromos_v" ("version_logo_id")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_version_version_updated_at_idx" ON "_autopromos_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_version_version_created_at_idx" ON "_autopromos_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_created_at_idx" ON "_autopromos_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_updated_at_idx" ON "_autopromos_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_snapshot_idx" ON "_autopromos_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_published_locale_idx" ON "_autopromos_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_latest_idx" ON "_autopromos_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_autopromos_v_autosave_idx" ON "_autopromos_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_14_idx" ON "_autopromos_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_autopromos_v_locales" (
    "version_title" text,
    "version_teaser" text,
    "version_cta_label" text,
    "version_cta_url" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_autopromos_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_autopromos_v_version_version__status_idx" ON "_autopromos_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_autopromos_v_locales_locale_parent_id_unique" ON "_autopromos_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_autopromos_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "_autopromos_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_autopromos_v_texts_order_parent" ON "_autopromos_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "permanent_autopromo_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "external_id" text,
    "url" text,
    "video_type" text,
    "title" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "permanent_autopromo"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "permanent_autopromo_trailers_order_idx" ON "permanent_autopromo_trailers" ("_order")`)
  await db.run(sql`CREATE INDEX "permanent_autopromo_trailers_parent_id_idx" ON "permanent_autopromo_trailers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "permanent_autopromo_trailers_locale_idx" ON "permanent_autopromo_trailers" ("_locale")`)
  await db.run(sql`CREATE INDEX "permanent_autopromo_trailers_snapshot_idx" ON "permanent_autopromo_trailers" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "permanent_autopromo" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "show" text,
    "push_type" text,
    "sponsored" integer DEFAULT false,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "backdrop_id" integer,
    "logo_id" integer,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "permanent_autopromo_site_idx" ON "permanent_autopromo" ("site")`)
  await db.run(sql`CREATE INDEX "permanent_autopromo_key_idx" ON "permanent_autopromo" ("key")`)
  await db.run(sql`CREATE INDEX "permanent_autopromo_backdrop_idx" ON "permanent_autopromo" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "permanent_autopromo_logo_idx" ON "permanent_autopromo" ("logo_id")`)
  await db.run(sql`CREATE INDEX "permanent_autopromo_updated_at_idx" ON "permanent_autopromo" ("updated_at")`)
  await db.run(sql`CREATE INDEX "permanent_autopromo_created_at_idx" ON "permanent_autopromo" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_15_idx" ON "permanent_autopromo" ("site","key")`)
  await db.run(sql`CREATE TABLE "permanent_autopromo_locales" (
    "title" text,
    "teaser" text,
    "cta_label" text,
    "cta_url" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "permanent_autopromo"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "permanent_autopromo__status_idx" ON "permanent_autopromo_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "permanent_autopromo_locales_locale_parent_id_unique" ON "permanent_autopromo_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "permanent_autopromo_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "permanent_autopromo"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "permanent_autopromo_texts_order_parent" ON "permanent_autopromo_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "_permanent_autopromo_v_version_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "external_id" text,
    "url" text,
    "video_type" text,
    "title" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    "_uuid" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_permanent_autopromo_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_version_trailers_order_idx" ON "_permanent_autopromo_v_version_trailers" ("_order")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_version_trailers_parent_id_idx" ON "_permanent_autopromo_v_version_trailers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_version_trailers_locale_idx" ON "_permanent_autopromo_v_version_trailers" ("_locale")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_version_trailers_snapshot_idx" ON "_permanent_autopromo_v_version_trailers" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "_permanent_autopromo_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_show" text,
    "version_push_type" text,
    "version_sponsored" integer DEFAULT false,
    "version_cta_new_tab" integer DEFAULT false,
    "version_cta_kind" text,
    "version_backdrop_id" integer,
    "version_logo_id" integer,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "permanent_autopromo"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_parent_idx" ON "_permanent_autopromo_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_version_version_site_idx" ON "_permanent_autopromo_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_version_version_key_idx" ON "_permanent_autopromo_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_version_version_backdrop_idx" ON "_permanent_autopromo_v" ("version_backdrop_id")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_version_version_logo_idx" ON "_permanent_autopromo_v" ("version_logo_id")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_version_version_updated_at_idx" ON "_permanent_autopromo_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_version_version_created_at_idx" ON "_permanent_autopromo_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_created_at_idx" ON "_permanent_autopromo_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_updated_at_idx" ON "_permanent_autopromo_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_snapshot_idx" ON "_permanent_autopromo_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_published_locale_idx" ON "_permanent_autopromo_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_latest_idx" ON "_permanent_autopromo_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_autosave_idx" ON "_permanent_autopromo_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_15_idx" ON "_permanent_autopromo_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_permanent_autopromo_v_locales" (
    "version_title" text,
    "version_teaser" text,
    "version_cta_label" text,
    "version_cta_url" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_permanent_autopromo_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_version_version__status_idx" ON "_permanent_autopromo_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_permanent_autopromo_v_locales_locale_parent_id_unique" ON "_permanent_autopromo_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_permanent_autopromo_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "_permanent_autopromo_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_permanent_autopromo_v_texts_order_parent" ON "_permanent_autopromo_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "native_ads_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "external_id" text,
    "url" text,
    "video_type" text,
    "title" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "native_ads"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "native_ads_trailers_order_idx" ON "native_ads_trailers" ("_order")`)
  await db.run(sql`CREATE INDEX "native_ads_trailers_parent_id_idx" ON "native_ads_trailers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "native_ads_trailers_locale_idx" ON "native_ads_trailers" ("_locale")`)
  await db.run(sql`CREATE INDEX "native_ads_trailers_snapshot_idx" ON "native_ads_trailers" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "native_ads" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "show" text,
    "push_type" text,
    "sponsored" integer DEFAULT false,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "backdrop_id" integer,
    "logo_id" integer,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "native_ads_site_idx" ON "native_ads" ("site")`)
  await db.run(sql`CREATE INDEX "native_ads_key_idx" ON "native_ads" ("key")`)
  await db.run(sql`CREATE INDEX "native_ads_backdrop_idx" ON "native_ads" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "native_ads_logo_idx" ON "native_ads" ("logo_id")`)
  await db.run(sql`CREATE INDEX "native_ads_updated_at_idx" ON "native_ads" ("updated_at")`)
  await db.run(sql`CREATE INDEX "native_ads_created_at_idx" ON "native_ads" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_16_idx" ON "native_ads" ("site","key")`)
  await db.run(sql`CREATE TABLE "native_ads_locales" (
    "title" text,
    "teaser" text,
    "cta_label" text,
    "cta_url" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "native_ads"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "native_ads__status_idx" ON "native_ads_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "native_ads_locales_locale_parent_id_unique" ON "native_ads_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "native_ads_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "native_ads"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "native_ads_texts_order_parent" ON "native_ads_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "_native_ads_v_version_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "external_id" text,
    "url" text,
    "video_type" text,
    "title" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    "_uuid" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_native_ads_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_native_ads_v_version_trailers_order_idx" ON "_native_ads_v_version_trailers" ("_order")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_version_trailers_parent_id_idx" ON "_native_ads_v_version_trailers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_version_trailers_locale_idx" ON "_native_ads_v_version_trailers" ("_locale")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_version_trailers_snapshot_idx" ON "_native_ads_v_version_trailers" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "_native_ads_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_show" text,
    "version_push_type" text,
    "version_sponsored" integer DEFAULT false,
    "version_cta_new_tab" integer DEFAULT false,
    "version_cta_kind" text,
    "version_backdrop_id" integer,
    "version_logo_id" integer,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "native_ads"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_native_ads_v_parent_idx" ON "_native_ads_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_version_version_site_idx" ON "_native_ads_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_version_version_key_idx" ON "_native_ads_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_version_version_backdrop_idx" ON "_native_ads_v" ("version_backdrop_id")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_version_version_logo_idx" ON "_native_ads_v" ("version_logo_id")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_version_version_updated_at_idx" ON "_native_ads_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_version_version_created_at_idx" ON "_native_ads_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_created_at_idx" ON "_native_ads_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_updated_at_idx" ON "_native_ads_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_snapshot_idx" ON "_native_ads_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_published_locale_idx" ON "_native_ads_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_latest_idx" ON "_native_ads_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_native_ads_v_autosave_idx" ON "_native_ads_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_16_idx" ON "_native_ads_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_native_ads_v_locales" (
    "version_title" text,
    "version_teaser" text,
    "version_cta_label" text,
    "version_cta_url" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_native_ads_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_native_ads_v_version_version__status_idx" ON "_native_ads_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_native_ads_v_locales_locale_parent_id_unique" ON "_native_ads_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_native_ads_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "_native_ads_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_native_ads_v_texts_order_parent" ON "_native_ads_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "latest_video" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "external_id" text,
    "url" text,
    "video_type" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "thumbnail_id" integer,
    "published_at" text,
    "publication_date" text,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("thumbnail_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "latest_video_site_idx" ON "latest_video" ("site")`)
  await db.run(sql`CREATE INDEX "latest_video_key_idx" ON "latest_video" ("key")`)
  await db.run(sql`CREATE INDEX "latest_video_snapshot_idx" ON "latest_video" ("snapshot_id")`)
  await db.run(sql`CREATE INDEX "latest_video_thumbnail_idx" ON "latest_video" ("thumbnail_id")`)
  await db.run(sql`CREATE INDEX "latest_video_updated_at_idx" ON "latest_video" ("updated_at")`)
  await db.run(sql`CREATE INDEX "latest_video_created_at_idx" ON "latest_video" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_17_idx" ON "latest_video" ("site","key")`)
  await db.run(sql`CREATE TABLE "latest_video_locales" (
    "title" text,
    "language" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "latest_video"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "latest_video__status_idx" ON "latest_video_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "latest_video_locales_locale_parent_id_unique" ON "latest_video_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_latest_video_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_external_id" text,
    "version_url" text,
    "version_video_type" text,
    "version_snapshot_id" integer,
    "version_is_main" integer DEFAULT false,
    "version_thumbnail_id" integer,
    "version_published_at" text,
    "version_publication_date" text,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "latest_video"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_thumbnail_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_latest_video_v_parent_idx" ON "_latest_video_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_latest_video_v_version_version_site_idx" ON "_latest_video_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_latest_video_v_version_version_key_idx" ON "_latest_video_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_latest_video_v_version_version_snapshot_idx" ON "_latest_video_v" ("version_snapshot_id")`)
  await db.run(sql`CREATE INDEX "_latest_video_v_version_version_thumbnail_idx" ON "_latest_video_v" ("version_thumbnail_id")`)
  await db.run(sql`CREATE INDEX "_latest_video_v_version_version_updated_at_idx" ON "_latest_video_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_latest_video_v_version_version_created_at_idx" ON "_latest_video_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_latest_video_v_created_at_idx" ON "_latest_video_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_latest_video_v_updated_at_idx" ON "_latest_video_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_latest_video_v_snapshot_idx" ON "_latest_video_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_latest_video_v_published_locale_idx" ON "_latest_video_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_latest_video_v_latest_idx" ON "_latest_video_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_latest_video_v_autosave_idx" ON "_latest_video_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_17_idx" ON "_latest_video_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_latest_video_v_locales" (
    "version_title" text,
    "version_language" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_latest_video_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_latest_video_v_version_version__status_idx" ON "_latest_video_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_latest_video_v_locales_locale_parent_id_unique" ON "_latest_video_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "experiences_video" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "external_id" text,
    "url" text,
    "video_type" text,
    "title" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "experiences"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "experiences_video_order_idx" ON "experiences_video" ("_order")`)
  await db.run(sql`CREATE INDEX "experiences_video_parent_id_idx" ON "experiences_video" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "experiences_video_locale_idx" ON "experiences_video" ("_locale")`)
  await db.run(sql`CREATE INDEX "experiences_video_snapshot_idx" ON "experiences_video" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "experiences_services" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "reference" text,
    "img_id" integer,
    FOREIGN KEY ("img_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "experiences"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "experiences_services_order_idx" ON "experiences_services" ("_order")`)
  await db.run(sql`CREATE INDEX "experiences_services_parent_id_idx" ON "experiences_services" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "experiences_services_img_idx" ON "experiences_services" ("img_id")`)
  await db.run(sql`CREATE TABLE "experiences_services_locales" (
    "title" text,
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "experiences_services"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "experiences_services_locales_locale_parent_id_unique" ON "experiences_services_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "experiences" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "backdrop_id" integer,
    "logo_id" integer,
    "tag" text,
    "group" text,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "experiences_site_idx" ON "experiences" ("site")`)
  await db.run(sql`CREATE INDEX "experiences_key_idx" ON "experiences" ("key")`)
  await db.run(sql`CREATE INDEX "experiences_backdrop_idx" ON "experiences" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "experiences_logo_idx" ON "experiences" ("logo_id")`)
  await db.run(sql`CREATE INDEX "experiences_updated_at_idx" ON "experiences" ("updated_at")`)
  await db.run(sql`CREATE INDEX "experiences_created_at_idx" ON "experiences" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_18_idx" ON "experiences" ("site","key")`)
  await db.run(sql`CREATE TABLE "experiences_locales" (
    "slug" text,
    "title" text,
    "teaser" text,
    "details" text,
    "redirect_slug" text,
    "seo_title" text,
    "seo_description" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "experiences"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "experiences__status_idx" ON "experiences_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "experiences_locales_locale_parent_id_unique" ON "experiences_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_experiences_v_version_video" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "external_id" text,
    "url" text,
    "video_type" text,
    "title" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    "_uuid" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_experiences_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_experiences_v_version_video_order_idx" ON "_experiences_v_version_video" ("_order")`)
  await db.run(sql`CREATE INDEX "_experiences_v_version_video_parent_id_idx" ON "_experiences_v_version_video" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_experiences_v_version_video_locale_idx" ON "_experiences_v_version_video" ("_locale")`)
  await db.run(sql`CREATE INDEX "_experiences_v_version_video_snapshot_idx" ON "_experiences_v_version_video" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "_experiences_v_version_services" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "reference" text,
    "img_id" integer,
    "_uuid" text,
    FOREIGN KEY ("img_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_experiences_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_experiences_v_version_services_order_idx" ON "_experiences_v_version_services" ("_order")`)
  await db.run(sql`CREATE INDEX "_experiences_v_version_services_parent_id_idx" ON "_experiences_v_version_services" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_experiences_v_version_services_img_idx" ON "_experiences_v_version_services" ("img_id")`)
  await db.run(sql`CREATE TABLE "_experiences_v_version_services_locales" (
    "title" text,
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_experiences_v_version_services"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_experiences_v_version_services_locales_locale_parent_id_uni" ON "_experiences_v_version_services_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_experiences_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_backdrop_id" integer,
    "version_logo_id" integer,
    "version_tag" text,
    "version_group" text,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "experiences"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_experiences_v_parent_idx" ON "_experiences_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_experiences_v_version_version_site_idx" ON "_experiences_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_experiences_v_version_version_key_idx" ON "_experiences_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_experiences_v_version_version_backdrop_idx" ON "_experiences_v" ("version_backdrop_id")`)
  await db.run(sql`CREATE INDEX "_experiences_v_version_version_logo_idx" ON "_experiences_v" ("version_logo_id")`)
  await db.run(sql`CREATE INDEX "_experiences_v_version_version_updated_at_idx" ON "_experiences_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_experiences_v_version_version_created_at_idx" ON "_experiences_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_experiences_v_created_at_idx" ON "_experiences_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_experiences_v_updated_at_idx" ON "_experiences_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_experiences_v_snapshot_idx" ON "_experiences_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_experiences_v_published_locale_idx" ON "_experiences_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_experiences_v_latest_idx" ON "_experiences_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_experiences_v_autosave_idx" ON "_experiences_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_18_idx" ON "_experiences_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_experiences_v_locales" (
    "version_slug" text,
    "version_title" text,
    "version_teaser" text,
    "version_details" text,
    "version_redirect_slug" text,
    "version_seo_title" text,
    "version_seo_description" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_experiences_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_experiences_v_version_version__status_idx" ON "_experiences_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_experiences_v_locales_locale_parent_id_unique" ON "_experiences_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "exp_groups_articles_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" text NOT NULL,
    "_locale" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "slug" text,
    "name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "exp_groups_articles"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "exp_groups_articles_cinemas_order_idx" ON "exp_groups_articles_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "exp_groups_articles_cinemas_parent_id_idx" ON "exp_groups_articles_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "exp_groups_articles_cinemas_locale_idx" ON "exp_groups_articles_cinemas" ("_locale")`)
  await db.run(sql`CREATE TABLE "exp_groups_articles" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "slug" text,
    "title" text,
    "type" text,
    "headline" text,
    "image_id" integer,
    "thumbnail_id" integer,
    "release_date" text,
    "date_type" text,
    "start_date" text,
    "start_time" text,
    "starttime_tz" text,
    "end_date" text,
    "end_time" text,
    "endtime_tz" text,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("thumbnail_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "exp_groups"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "exp_groups_articles_order_idx" ON "exp_groups_articles" ("_order")`)
  await db.run(sql`CREATE INDEX "exp_groups_articles_parent_id_idx" ON "exp_groups_articles" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "exp_groups_articles_locale_idx" ON "exp_groups_articles" ("_locale")`)
  await db.run(sql`CREATE INDEX "exp_groups_articles_image_idx" ON "exp_groups_articles" ("image_id")`)
  await db.run(sql`CREATE INDEX "exp_groups_articles_thumbnail_idx" ON "exp_groups_articles" ("thumbnail_id")`)
  await db.run(sql`CREATE TABLE "exp_groups_pushes_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "external_id" text,
    "video_type" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "exp_groups_pushes"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "exp_groups_pushes_trailers_order_idx" ON "exp_groups_pushes_trailers" ("_order")`)
  await db.run(sql`CREATE INDEX "exp_groups_pushes_trailers_parent_id_idx" ON "exp_groups_pushes_trailers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "exp_groups_pushes_trailers_snapshot_idx" ON "exp_groups_pushes_trailers" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "exp_groups_pushes_trailers_locales" (
    "url" text,
    "title" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "exp_groups_pushes_trailers"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "exp_groups_pushes_trailers_locales_locale_parent_id_unique" ON "exp_groups_pushes_trailers_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "exp_groups_pushes" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "reference" text,
    "show" text,
    "position" numeric,
    "push_type" text,
    "sponsored" integer DEFAULT false,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "backdrop_id" integer,
    "logo_id" integer,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "exp_groups"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "exp_groups_pushes_order_idx" ON "exp_groups_pushes" ("_order")`)
  await db.run(sql`CREATE INDEX "exp_groups_pushes_parent_id_idx" ON "exp_groups_pushes" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "exp_groups_pushes_backdrop_idx" ON "exp_groups_pushes" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "exp_groups_pushes_logo_idx" ON "exp_groups_pushes" ("logo_id")`)
  await db.run(sql`CREATE TABLE "exp_groups_pushes_locales" (
    "title" text,
    "teaser" text,
    "cta_label" text,
    "cta_url" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "exp_groups_pushes"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "exp_groups_pushes_locales_locale_parent_id_unique" ON "exp_groups_pushes_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "exp_groups_experiences" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "slug" text,
    "backdrop_id" integer,
    "logo_id" integer,
    "tag" text,
    "order" numeric,
    "group" text,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "exp_groups"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "exp_groups_experiences_order_idx" ON "exp_groups_experiences" ("_order")`)
  await db.run(sql`CREATE INDEX "exp_groups_experiences_parent_id_idx" ON "exp_groups_experiences" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "exp_groups_experiences_backdrop_idx" ON "exp_groups_experiences" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "exp_groups_experiences_logo_idx" ON "exp_groups_experiences" ("logo_id")`)
  await db.run(sql`CREATE TABLE "exp_groups_experiences_locales" (
    "title" text,
    "teaser" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "exp_groups_experiences"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "exp_groups_experiences_locales_locale_parent_id_unique" ON "exp_groups_experiences_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "exp_groups" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "backdrop_id" integer,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "exp_groups_site_idx" ON "exp_groups" ("site")`)
  await db.run(sql`CREATE INDEX "exp_groups_key_idx" ON "exp_groups" ("key")`)
  await db.run(sql`CREATE INDEX "exp_groups_backdrop_idx" ON "exp_groups" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "exp_groups_updated_at_idx" ON "exp_groups" ("updated_at")`)
  await db.run(sql`CREATE INDEX "exp_groups_created_at_idx" ON "exp_groups" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_19_idx" ON "exp_groups" ("site","key")`)
  await db.run(sql`CREATE TABLE "exp_groups_locales" (
    "slug" text,
    "title" text,
    "description" text,
    "redirect_slug" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "exp_groups"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "exp_groups__status_idx" ON "exp_groups_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "exp_groups_locales_locale_parent_id_unique" ON "exp_groups_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "exp_groups_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "exp_groups"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "exp_groups_texts_order_parent" ON "exp_groups_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "_exp_groups_v_version_articles_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "slug" text,
    "name" text,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_exp_groups_v_version_articles"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_articles_cinemas_order_idx" ON "_exp_groups_v_version_articles_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_articles_cinemas_parent_id_idx" ON "_exp_groups_v_version_articles_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_articles_cinemas_locale_idx" ON "_exp_groups_v_version_articles_cinemas" ("_locale")`)
  await db.run(sql`CREATE TABLE "_exp_groups_v_version_articles" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "slug" text,
    "title" text,
    "type" text,
    "headline" text,
    "image_id" integer,
    "thumbnail_id" integer,
    "release_date" text,
    "date_type" text,
    "start_date" text,
    "start_time" text,
    "starttime_tz" text,
    "end_date" text,
    "end_time" text,
    "endtime_tz" text,
    "_uuid" text,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("thumbnail_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_exp_groups_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_articles_order_idx" ON "_exp_groups_v_version_articles" ("_order")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_articles_parent_id_idx" ON "_exp_groups_v_version_articles" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_articles_locale_idx" ON "_exp_groups_v_version_articles" ("_locale")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_articles_image_idx" ON "_exp_groups_v_version_articles" ("image_id")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_articles_thumbnail_idx" ON "_exp_groups_v_version_articles" ("thumbnail_id")`)
  await db.run(sql`CREATE TABLE "_exp_groups_v_version_pushes_trailers" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "external_id" text,
    "video_type" text,
    "snapshot_id" integer,
    "is_main" integer DEFAULT false,
    "language" text,
    "_uuid" text,
    FOREIGN KEY ("snapshot_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_exp_groups_v_version_pushes"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_pushes_trailers_order_idx" ON "_exp_groups_v_version_pushes_trailers" ("_order")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_pushes_trailers_parent_id_idx" ON "_exp_groups_v_version_pushes_trailers" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_pushes_trailers_snapshot_idx" ON "_exp_groups_v_version_pushes_trailers" ("snapshot_id")`)
  await db.run(sql`CREATE TABLE "_exp_groups_v_version_pushes_trailers_locales" (
    "url" text,
    "title" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_exp_groups_v_version_pushes_trailers"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_exp_groups_v_version_pushes_trailers_locales_locale_parent_" ON "_exp_groups_v_version_pushes_trailers_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_exp_groups_v_version_pushes" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "reference" text,
    "show" text,
    "position" numeric,
    "push_type" text,
    "sponsored" integer DEFAULT false,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "backdrop_id" integer,
    "logo_id" integer,
    "_uuid" text,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_exp_groups_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_pushes_order_idx" ON "_exp_groups_v_version_pushes" ("_order")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_pushes_parent_id_idx" ON "_exp_groups_v_version_pushes" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_pushes_backdrop_idx" ON "_exp_groups_v_version_pushes" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_pushes_logo_idx" ON "_exp_groups_v_version_pushes" ("logo_id")`)
  await db.run(sql`CREATE TABLE "_exp_groups_v_version_pushes_locales" (
    "title" text,
    "teaser" text,
    "cta_label" text,
    "cta_url" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_exp_groups_v_version_pushes"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_exp_groups_v_version_pushes_locales_locale_parent_id_unique" ON "_exp_groups_v_version_pushes_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_exp_groups_v_version_experiences" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "slug" text,
    "backdrop_id" integer,
    "logo_id" integer,
    "tag" text,
    "order" numeric,
    "group" text,
    "_uuid" text,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_exp_groups_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_experiences_order_idx" ON "_exp_groups_v_version_experiences" ("_order")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_experiences_parent_id_idx" ON "_exp_groups_v_version_experiences" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_experiences_backdrop_idx" ON "_exp_groups_v_version_experiences" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_experiences_logo_idx" ON "_exp_groups_v_version_experiences" ("logo_id")`)
  await db.run(sql`CREATE TABLE "_exp_groups_v_version_experiences_locales" (
    "title" text,
    "teaser" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_exp_groups_v_version_experiences"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_exp_groups_v_version_experiences_locales_locale_parent_id_u" ON "_exp_groups_v_version_experiences_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_exp_groups_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_backdrop_id" integer,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "exp_groups"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_parent_idx" ON "_exp_groups_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_version_site_idx" ON "_exp_groups_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_version_key_idx" ON "_exp_groups_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_version_backdrop_idx" ON "_exp_groups_v" ("version_backdrop_id")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_version_updated_at_idx" ON "_exp_groups_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_version_created_at_idx" ON "_exp_groups_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_created_at_idx" ON "_exp_groups_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_updated_at_idx" ON "_exp_groups_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_snapshot_idx" ON "_exp_groups_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_published_locale_idx" ON "_exp_groups_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_latest_idx" ON "_exp_groups_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_autosave_idx" ON "_exp_groups_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_19_idx" ON "_exp_groups_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_exp_groups_v_locales" (
    "version_slug" text,
    "version_title" text,
    "version_description" text,
    "version_redirect_slug" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_exp_groups_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_version_version__status_idx" ON "_exp_groups_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_exp_groups_v_locales_locale_parent_id_unique" ON "_exp_groups_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_exp_groups_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "_exp_groups_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_exp_groups_v_texts_order_parent" ON "_exp_groups_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "technologies" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "logo_id" integer,
    "premium" integer DEFAULT false,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "technologies_site_idx" ON "technologies" ("site")`)
  await db.run(sql`CREATE INDEX "technologies_key_idx" ON "technologies" ("key")`)
  await db.run(sql`CREATE INDEX "technologies_logo_idx" ON "technologies" ("logo_id")`)
  await db.run(sql`CREATE INDEX "technologies_updated_at_idx" ON "technologies" ("updated_at")`)
  await db.run(sql`CREATE INDEX "technologies_created_at_idx" ON "technologies" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_20_idx" ON "technologies" ("site","key")`)
  await db.run(sql`CREATE TABLE "technologies_locales" (
    "title" text,
    "description" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "technologies"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "technologies__status_idx" ON "technologies_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "technologies_locales_locale_parent_id_unique" ON "technologies_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_technologies_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_logo_id" integer,
    "version_premium" integer DEFAULT false,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "technologies"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_technologies_v_parent_idx" ON "_technologies_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_technologies_v_version_version_site_idx" ON "_technologies_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_technologies_v_version_version_key_idx" ON "_technologies_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_technologies_v_version_version_logo_idx" ON "_technologies_v" ("version_logo_id")`)
  await db.run(sql`CREATE INDEX "_technologies_v_version_version_updated_at_idx" ON "_technologies_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_technologies_v_version_version_created_at_idx" ON "_technologies_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_technologies_v_created_at_idx" ON "_technologies_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_technologies_v_updated_at_idx" ON "_technologies_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_technologies_v_snapshot_idx" ON "_technologies_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_technologies_v_published_locale_idx" ON "_technologies_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_technologies_v_latest_idx" ON "_technologies_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_technologies_v_autosave_idx" ON "_technologies_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_20_idx" ON "_technologies_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_technologies_v_locales" (
    "version_title" text,
    "version_description" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_technologies_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_technologies_v_version_version__status_idx" ON "_technologies_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_technologies_v_locales_locale_parent_id_unique" ON "_technologies_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "tags" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "premium" integer DEFAULT false,
    "version_filter" integer DEFAULT false,
    "display_cinema" integer DEFAULT false,
    "display_cinema_filters" integer DEFAULT false,
    "display_show_filters" integer DEFAULT false,
    "display_showtime" integer DEFAULT false,
    "display_accessibility" integer DEFAULT false,
    "display_show" integer DEFAULT false,
    "tooltip_image_id" integer,
    "order_showtime" numeric,
    "order_filter" numeric,
    "order_upsell" numeric,
    "tag_order" numeric,
    "backdrop_id" integer,
    "display_popup" integer DEFAULT false,
    "icon_type" text,
    "highlighted" integer DEFAULT false,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("tooltip_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "tags_site_idx" ON "tags" ("site")`)
  await db.run(sql`CREATE INDEX "tags_key_idx" ON "tags" ("key")`)
  await db.run(sql`CREATE INDEX "tags_tooltip_tooltip_image_idx" ON "tags" ("tooltip_image_id")`)
  await db.run(sql`CREATE INDEX "tags_backdrop_idx" ON "tags" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "tags_updated_at_idx" ON "tags" ("updated_at")`)
  await db.run(sql`CREATE INDEX "tags_created_at_idx" ON "tags" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_21_idx" ON "tags" ("site","key")`)
  await db.run(sql`CREATE TABLE "tags_locales" (
    "title" text,
    "tooltip_title" text,
    "tooltip_description" text,
    "description" text,
    "cta_url" text,
    "upsell_text" text,
    "icon_value" text,
    "thumbnail_title" text,
    "modal_title" text,
    "modal_description" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "tags"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "tags__status_idx" ON "tags_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "tags_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_tags_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_premium" integer DEFAULT false,
    "version_version_filter" integer DEFAULT false,
    "version_display_cinema" integer DEFAULT false,
    "version_display_cinema_filters" integer DEFAULT false,
    "version_display_show_filters" integer DEFAULT false,
    "version_display_showtime" integer DEFAULT false,
    "version_display_accessibility" integer DEFAULT false,
    "version_display_show" integer DEFAULT false,
    "version_tooltip_image_id" integer,
    "version_order_showtime" numeric,
    "version_order_filter" numeric,
    "version_order_upsell" numeric,
    "version_tag_order" numeric,
    "version_backdrop_id" integer,
    "version_display_popup" integer DEFAULT false,
    "version_icon_type" text,
    "version_highlighted" integer DEFAULT false,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "tags"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_tooltip_image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_tags_v_parent_idx" ON "_tags_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_tags_v_version_version_site_idx" ON "_tags_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_tags_v_version_version_key_idx" ON "_tags_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_tags_v_version_tooltip_version_tooltip_image_idx" ON "_tags_v" ("version_tooltip_image_id")`)
  await db.run(sql`CREATE INDEX "_tags_v_version_version_backdrop_idx" ON "_tags_v" ("version_backdrop_id")`)
  await db.run(sql`CREATE INDEX "_tags_v_version_version_updated_at_idx" ON "_tags_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_tags_v_version_version_created_at_idx" ON "_tags_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_tags_v_created_at_idx" ON "_tags_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_tags_v_updated_at_idx" ON "_tags_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_tags_v_snapshot_idx" ON "_tags_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_tags_v_published_locale_idx" ON "_tags_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_tags_v_latest_idx" ON "_tags_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_tags_v_autosave_idx" ON "_tags_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_21_idx" ON "_tags_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_tags_v_locales" (
    "version_title" text,
    "version_tooltip_title" text,
    "version_tooltip_description" text,
    "version_description" text,
    "version_cta_url" text,
    "version_upsell_text" text,
    "version_icon_value" text,
    "version_thumbnail_title" text,
    "version_modal_title" text,
    "version_modal_description" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_tags_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_tags_v_version_version__status_idx" ON "_tags_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_tags_v_locales_locale_parent_id_unique" ON "_tags_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "versions" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "versions_site_idx" ON "versions" ("site")`)
  await db.run(sql`CREATE INDEX "versions_key_idx" ON "versions" ("key")`)
  await db.run(sql`CREATE INDEX "versions_updated_at_idx" ON "versions" ("updated_at")`)
  await db.run(sql`CREATE INDEX "versions_created_at_idx" ON "versions" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_22_idx" ON "versions" ("site","key")`)
  await db.run(sql`CREATE TABLE "versions_locales" (
    "label" text,
    "description" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "versions"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "versions__status_idx" ON "versions_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "versions_locales_locale_parent_id_unique" ON "versions_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_versions_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "versions"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_versions_v_parent_idx" ON "_versions_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_versions_v_version_version_site_idx" ON "_versions_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_versions_v_version_version_key_idx" ON "_versions_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_versions_v_version_version_updated_at_idx" ON "_versions_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_versions_v_version_version_created_at_idx" ON "_versions_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_versions_v_created_at_idx" ON "_versions_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_versions_v_updated_at_idx" ON "_versions_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_versions_v_snapshot_idx" ON "_versions_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_versions_v_published_locale_idx" ON "_versions_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_versions_v_latest_idx" ON "_versions_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_versions_v_autosave_idx" ON "_versions_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_22_idx" ON "_versions_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_versions_v_locales" (
    "version_label" text,
    "version_description" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_versions_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_versions_v_version_version__status_idx" ON "_versions_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_versions_v_locales_locale_parent_id_unique" ON "_versions_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "showtime_notes" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "source" text,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "showtime_notes_site_idx" ON "showtime_notes" ("site")`)
  await db.run(sql`CREATE INDEX "showtime_notes_key_idx" ON "showtime_notes" ("key")`)
  await db.run(sql`CREATE INDEX "showtime_notes_updated_at_idx" ON "showtime_notes" ("updated_at")`)
  await db.run(sql`CREATE INDEX "showtime_notes_created_at_idx" ON "showtime_notes" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_23_idx" ON "showtime_notes" ("site","key")`)
  await db.run(sql`CREATE TABLE "showtime_notes_locales" (
    "title_showtime_details" text,
    "description_showtime_details" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "showtime_notes"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "showtime_notes__status_idx" ON "showtime_notes_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "showtime_notes_locales_locale_parent_id_unique" ON "showtime_notes_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_showtime_notes_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_source" text,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "showtime_notes"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_showtime_notes_v_parent_idx" ON "_showtime_notes_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_showtime_notes_v_version_version_site_idx" ON "_showtime_notes_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_showtime_notes_v_version_version_key_idx" ON "_showtime_notes_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_showtime_notes_v_version_version_updated_at_idx" ON "_showtime_notes_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_showtime_notes_v_version_version_created_at_idx" ON "_showtime_notes_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_showtime_notes_v_created_at_idx" ON "_showtime_notes_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_showtime_notes_v_updated_at_idx" ON "_showtime_notes_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_showtime_notes_v_snapshot_idx" ON "_showtime_notes_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_showtime_notes_v_published_locale_idx" ON "_showtime_notes_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_showtime_notes_v_latest_idx" ON "_showtime_notes_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_showtime_notes_v_autosave_idx" ON "_showtime_notes_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_23_idx" ON "_showtime_notes_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_showtime_notes_v_locales" (
    "version_title_showtime_details" text,
    "version_description_showtime_details" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_showtime_notes_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_showtime_notes_v_version_version__status_idx" ON "_showtime_notes_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_showtime_notes_v_locales_locale_parent_id_unique" ON "_showtime_notes_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pages_labels" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "name" text,
    "text" text,
    FOREIGN KEY ("_parent_id") REFERENCES "pages"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages_labels_order_idx" ON "pages_labels" ("_order")`)
  await db.run(sql`CREATE INDEX "pages_labels_parent_id_idx" ON "pages_labels" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "pages_labels_locale_idx" ON "pages_labels" ("_locale")`)
  await db.run(sql`CREATE TABLE "pages_blocks_explanation_items" (
    "_order" integer NOT NULL,
    "_parent_id" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_explanation"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages_blocks_explanation_items_order_idx" ON "pages_blocks_explanation_items" ("_order")`)
  await db.run(sql`CREATE INDEX "pages_blocks_explanation_items_parent_id_idx" ON "pages_blocks_explanation_items" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "pages_blocks_explanation_items_image_idx" ON "pages_blocks_explanation_items" ("image_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_explanation_items_locales" (
    "title" text,
    "description" text,
    "cta_label" text,
    "cta_url" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_explanation_items"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pages_blocks_explanation_items_locales_locale_parent_id_uniq" ON "pages_blocks_explanation_items_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_explanation" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "block_name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "pages"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages_blocks_explanation_order_idx" ON "pages_blocks_explanation" ("_order")`)
  await db.run(sql`CREATE INDEX "pages_blocks_explanation_parent_id_idx" ON "pages_blocks_explanation" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "pages_blocks_explanation_path_idx" ON "pages_blocks_explanation" ("_path")`)
  await db.run(sql`CREATE TABLE "pages_blocks_explanation_locales" (
    "title" text,
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_explanation"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pages_blocks_explanation_locales_locale_parent_id_unique" ON "pages_blocks_explanation_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_mosaic_items" (
    "_order" integer NOT NULL,
    "_parent_id" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_mosaic"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages_blocks_mosaic_items_order_idx" ON "pages_blocks_mosaic_items" ("_order")`)
  await db.run(sql`CREATE INDEX "pages_blocks_mosaic_items_parent_id_idx" ON "pages_blocks_mosaic_items" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "pages_blocks_mosaic_items_image_idx" ON "pages_blocks_mosaic_items" ("image_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_mosaic_items_locales" (
    "title" text,
    "description" text,
    "cta_label" text,
    "cta_url" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_mosaic_items"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pages_blocks_mosaic_items_locales_locale_parent_id_unique" ON "pages_blocks_mosaic_items_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_mosaic" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "block_name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "pages"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages_blocks_mosaic_order_idx" ON "pages_blocks_mosaic" ("_order")`)
  await db.run(sql`CREATE INDEX "pages_blocks_mosaic_parent_id_idx" ON "pages_blocks_mosaic" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "pages_blocks_mosaic_path_idx" ON "pages_blocks_mosaic" ("_path")`)
  await db.run(sql`CREATE TABLE "pages_blocks_mosaic_locales" (
    "title" text,
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_mosaic"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pages_blocks_mosaic_locales_locale_parent_id_unique" ON "pages_blocks_mosaic_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_listing_items" (
    "_order" integer NOT NULL,
    "_parent_id" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_listing"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages_blocks_listing_items_order_idx" ON "pages_blocks_listing_items" ("_order")`)
  await db.run(sql`CREATE INDEX "pages_blocks_listing_items_parent_id_idx" ON "pages_blocks_listing_items" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "pages_blocks_listing_items_image_idx" ON "pages_blocks_listing_items" ("image_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_listing_items_locales" (
    "title" text,
    "description" text,
    "cta_label" text,
    "cta_url" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_listing_items"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pages_blocks_listing_items_locales_locale_parent_id_unique" ON "pages_blocks_listing_items_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_listing" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "block_name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "pages"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages_blocks_listing_order_idx" ON "pages_blocks_listing" ("_order")`)
  await db.run(sql`CREATE INDEX "pages_blocks_listing_parent_id_idx" ON "pages_blocks_listing" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "pages_blocks_listing_path_idx" ON "pages_blocks_listing" ("_path")`)
  await db.run(sql`CREATE TABLE "pages_blocks_listing_locales" (
    "title" text,
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_listing"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pages_blocks_listing_locales_locale_parent_id_unique" ON "pages_blocks_listing_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_shows" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "block_name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "pages"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages_blocks_shows_order_idx" ON "pages_blocks_shows" ("_order")`)
  await db.run(sql`CREATE INDEX "pages_blocks_shows_parent_id_idx" ON "pages_blocks_shows" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "pages_blocks_shows_path_idx" ON "pages_blocks_shows" ("_path")`)
  await db.run(sql`CREATE TABLE "pages_blocks_cinemas_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "slug" text,
    "name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_cinemas"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages_blocks_cinemas_cinemas_order_idx" ON "pages_blocks_cinemas_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "pages_blocks_cinemas_cinemas_parent_id_idx" ON "pages_blocks_cinemas_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_cinemas_cinemas_locales" (
    "city" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_cinemas_cinemas"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pages_blocks_cinemas_cinemas_locales_locale_parent_id_unique" ON "pages_blocks_cinemas_cinemas_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "block_name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "pages"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages_blocks_cinemas_order_idx" ON "pages_blocks_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "pages_blocks_cinemas_parent_id_idx" ON "pages_blocks_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "pages_blocks_cinemas_path_idx" ON "pages_blocks_cinemas" ("_path")`)
  await db.run(sql`CREATE TABLE "pages_blocks_mobile_app_items" (
    "_order" integer NOT NULL,
    "_parent_id" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_mobile_app"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages_blocks_mobile_app_items_order_idx" ON "pages_blocks_mobile_app_items" ("_order")`)
  await db.run(sql`CREATE INDEX "pages_blocks_mobile_app_items_parent_id_idx" ON "pages_blocks_mobile_app_items" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "pages_blocks_mobile_app_items_image_idx" ON "pages_blocks_mobile_app_items" ("image_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_mobile_app_items_locales" (
    "title" text,
    "description" text,
    "cta_label" text,
    "cta_url" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_mobile_app_items"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pages_blocks_mobile_app_items_locales_locale_parent_id_uniqu" ON "pages_blocks_mobile_app_items_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_mobile_app" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "block_name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "pages"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages_blocks_mobile_app_order_idx" ON "pages_blocks_mobile_app" ("_order")`)
  await db.run(sql`CREATE INDEX "pages_blocks_mobile_app_parent_id_idx" ON "pages_blocks_mobile_app" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "pages_blocks_mobile_app_path_idx" ON "pages_blocks_mobile_app" ("_path")`)
  await db.run(sql`CREATE TABLE "pages_blocks_mobile_app_locales" (
    "title" text,
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_mobile_app"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pages_blocks_mobile_app_locales_locale_parent_id_unique" ON "pages_blocks_mobile_app_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_guest" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "name" text,
    "image_id" integer,
    "block_name" text,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "pages"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages_blocks_guest_order_idx" ON "pages_blocks_guest" ("_order")`)
  await db.run(sql`CREATE INDEX "pages_blocks_guest_parent_id_idx" ON "pages_blocks_guest" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "pages_blocks_guest_path_idx" ON "pages_blocks_guest" ("_path")`)
  await db.run(sql`CREATE INDEX "pages_blocks_guest_image_idx" ON "pages_blocks_guest" ("image_id")`)
  await db.run(sql`CREATE TABLE "pages_blocks_guest_locales" (
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pages_blocks_guest"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "pages_blocks_guest_locales_locale_parent_id_unique" ON "pages_blocks_guest_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pages" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "indexed" integer DEFAULT true,
    "page_type" text,
    "header_backdrop_id" integer,
    "header_logo_id" integer,
    "header_cta_new_tab" integer DEFAULT false,
    "header_cta_kind" text,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("header_backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("header_logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "pages_site_idx" ON "pages" ("site")`)
  await db.run(sql`CREATE INDEX "pages_key_idx" ON "pages" ("key")`)
  await db.run(sql`CREATE INDEX "pages_header_header_backdrop_idx" ON "pages" ("header_backdrop_id")`)
  await db.run(sql`CREATE INDEX "pages_header_header_logo_idx" ON "pages" ("header_logo_id")`)
  await db.run(sql`CREATE INDEX "pages_updated_at_idx" ON "pages" ("updated_at")`)
  await db.run(sql`CREATE INDEX "pages_created_at_idx" ON "pages" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_24_idx" ON "pages" ("site","key")`)
  await db.run(sql`CREATE TABLE "pages_locales" (
    "listed_as" text,
    "slug" text,
    "header_title" text,
    "header_subtitle" text,
    "header_description" text,
    "header_cta_label" text,
    "header_cta_url" text,
    "redirect_slug" text,
    "seo_title" text,
    "seo_description" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "pages"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages__status_idx" ON "pages_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "pages_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "pages"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "pages_texts_order_parent" ON "pages_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_version_labels" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "name" text,
    "text" text,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_version_labels_order_idx" ON "_pages_v_version_labels" ("_order")`)
  await db.run(sql`CREATE INDEX "_pages_v_version_labels_parent_id_idx" ON "_pages_v_version_labels" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_version_labels_locale_idx" ON "_pages_v_version_labels" ("_locale")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_explanation_items" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "_uuid" text,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_explanation"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_explanation_items_order_idx" ON "_pages_v_blocks_explanation_items" ("_order")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_explanation_items_parent_id_idx" ON "_pages_v_blocks_explanation_items" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_explanation_items_image_idx" ON "_pages_v_blocks_explanation_items" ("image_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_explanation_items_locales" (
    "title" text,
    "description" text,
    "cta_label" text,
    "cta_url" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_explanation_items"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pages_v_blocks_explanation_items_locales_locale_parent_id_u" ON "_pages_v_blocks_explanation_items_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_explanation" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "_uuid" text,
    "block_name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_explanation_order_idx" ON "_pages_v_blocks_explanation" ("_order")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_explanation_parent_id_idx" ON "_pages_v_blocks_explanation" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_explanation_path_idx" ON "_pages_v_blocks_explanation" ("_path")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_explanation_locales" (
    "title" text,
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_explanation"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pages_v_blocks_explanation_locales_locale_parent_id_unique" ON "_pages_v_blocks_explanation_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_mosaic_items" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "_uuid" text,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_mosaic"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_mosaic_items_order_idx" ON "_pages_v_blocks_mosaic_items" ("_order")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_mosaic_items_parent_id_idx" ON "_pages_v_blocks_mosaic_items" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_mosaic_items_image_idx" ON "_pages_v_blocks_mosaic_items" ("image_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_mosaic_items_locales" (
    "title" text,
    "description" text,
    "cta_label" text,
    "cta_url" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_mosaic_items"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pages_v_blocks_mosaic_items_locales_locale_parent_id_unique" ON "_pages_v_blocks_mosaic_items_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_mosaic" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "_uuid" text,
    "block_name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_mosaic_order_idx" ON "_pages_v_blocks_mosaic" ("_order")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_mosaic_parent_id_idx" ON "_pages_v_blocks_mosaic" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_mosaic_path_idx" ON "_pages_v_blocks_mosaic" ("_path")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_mosaic_locales" (
    "title" text,
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_mosaic"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pages_v_blocks_mosaic_locales_locale_parent_id_unique" ON "_pages_v_blocks_mosaic_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_listing_items" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "_uuid" text,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_listing"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_listing_items_order_idx" ON "_pages_v_blocks_listing_items" ("_order")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_listing_items_parent_id_idx" ON "_pages_v_blocks_listing_items" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_listing_items_image_idx" ON "_pages_v_blocks_listing_items" ("image_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_listing_items_locales" (
    "title" text,
    "description" text,
    "cta_label" text,
    "cta_url" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_listing_items"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pages_v_blocks_listing_items_locales_locale_parent_id_uniqu" ON "_pages_v_blocks_listing_items_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_listing" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "_uuid" text,
    "block_name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_listing_order_idx" ON "_pages_v_blocks_listing" ("_order")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_listing_parent_id_idx" ON "_pages_v_blocks_listing" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_listing_path_idx" ON "_pages_v_blocks_listing" ("_path")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_listing_locales" (
    "title" text,
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_listing"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pages_v_blocks_listing_locales_locale_parent_id_unique" ON "_pages_v_blocks_listing_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_shows" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "_uuid" text,
    "block_name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_shows_order_idx" ON "_pages_v_blocks_shows" ("_order")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_shows_parent_id_idx" ON "_pages_v_blocks_shows" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_shows_path_idx" ON "_pages_v_blocks_shows" ("_path")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_cinemas_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "slug" text,
    "name" text,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_cinemas"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_cinemas_cinemas_order_idx" ON "_pages_v_blocks_cinemas_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_cinemas_cinemas_parent_id_idx" ON "_pages_v_blocks_cinemas_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_cinemas_cinemas_locales" (
    "city" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_cinemas_cinemas"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pages_v_blocks_cinemas_cinemas_locales_locale_parent_id_uni" ON "_pages_v_blocks_cinemas_cinemas_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_cinemas" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "_uuid" text,
    "block_name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_cinemas_order_idx" ON "_pages_v_blocks_cinemas" ("_order")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_cinemas_parent_id_idx" ON "_pages_v_blocks_cinemas" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_cinemas_path_idx" ON "_pages_v_blocks_cinemas" ("_path")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_mobile_app_items" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "image_id" integer,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "_uuid" text,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_mobile_app"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_mobile_app_items_order_idx" ON "_pages_v_blocks_mobile_app_items" ("_order")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_mobile_app_items_parent_id_idx" ON "_pages_v_blocks_mobile_app_items" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_mobile_app_items_image_idx" ON "_pages_v_blocks_mobile_app_items" ("image_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_mobile_app_items_locales" (
    "title" text,
    "description" text,
    "cta_label" text,
    "cta_url" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_mobile_app_items"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pages_v_blocks_mobile_app_items_locales_locale_parent_id_un" ON "_pages_v_blocks_mobile_app_items_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_mobile_app" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "_uuid" text,
    "block_name" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_mobile_app_order_idx" ON "_pages_v_blocks_mobile_app" ("_order")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_mobile_app_parent_id_idx" ON "_pages_v_blocks_mobile_app" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_mobile_app_path_idx" ON "_pages_v_blocks_mobile_app" ("_path")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_mobile_app_locales" (
    "title" text,
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_mobile_app"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pages_v_blocks_mobile_app_locales_locale_parent_id_unique" ON "_pages_v_blocks_mobile_app_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_guest" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_path" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "name" text,
    "image_id" integer,
    "_uuid" text,
    "block_name" text,
    FOREIGN KEY ("image_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_guest_order_idx" ON "_pages_v_blocks_guest" ("_order")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_guest_parent_id_idx" ON "_pages_v_blocks_guest" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_guest_path_idx" ON "_pages_v_blocks_guest" ("_path")`)
  await db.run(sql`CREATE INDEX "_pages_v_blocks_guest_image_idx" ON "_pages_v_blocks_guest" ("image_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_blocks_guest_locales" (
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v_blocks_guest"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_pages_v_blocks_guest_locales_locale_parent_id_unique" ON "_pages_v_blocks_guest_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pages_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_indexed" integer DEFAULT true,
    "version_page_type" text,
    "version_header_backdrop_id" integer,
    "version_header_logo_id" integer,
    "version_header_cta_new_tab" integer DEFAULT false,
    "version_header_cta_kind" text,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "pages"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_header_backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_header_logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_version_version_site_idx" ON "_pages_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_pages_v_version_header_version_header_backdrop_idx" ON "_pages_v" ("version_header_backdrop_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_version_header_version_header_logo_idx" ON "_pages_v" ("version_header_logo_id")`)
  await db.run(sql`CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_24_idx" ON "_pages_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_pages_v_locales" (
    "version_listed_as" text,
    "version_slug" text,
    "version_header_title" text,
    "version_header_subtitle" text,
    "version_header_description" text,
    "version_header_cta_label" text,
    "version_header_cta_url" text,
    "version_redirect_slug" text,
    "version_seo_title" text,
    "version_seo_description" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_pages_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_pages_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "_pages_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_pages_v_texts_order_parent" ON "_pages_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "faq_articles" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "category_reference" text,
    "publication_date" text,
    "virtual_agent" integer DEFAULT false,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "faq_articles_site_idx" ON "faq_articles" ("site")`)
  await db.run(sql`CREATE INDEX "faq_articles_key_idx" ON "faq_articles" ("key")`)
  await db.run(sql`CREATE INDEX "faq_articles_updated_at_idx" ON "faq_articles" ("updated_at")`)
  await db.run(sql`CREATE INDEX "faq_articles_created_at_idx" ON "faq_articles" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_25_idx" ON "faq_articles" ("site","key")`)
  await db.run(sql`CREATE TABLE "faq_articles_locales" (
    "slug" text,
    "title" text,
    "category_name" text,
    "teaser" text,
    "content" text,
    "redirect_slug" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "faq_articles"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "faq_articles__status_idx" ON "faq_articles_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "faq_articles_locales_locale_parent_id_unique" ON "faq_articles_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_faq_articles_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_category_reference" text,
    "version_publication_date" text,
    "version_virtual_agent" integer DEFAULT false,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "faq_articles"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_parent_idx" ON "_faq_articles_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_version_version_site_idx" ON "_faq_articles_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_version_version_key_idx" ON "_faq_articles_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_version_version_updated_at_idx" ON "_faq_articles_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_version_version_created_at_idx" ON "_faq_articles_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_created_at_idx" ON "_faq_articles_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_updated_at_idx" ON "_faq_articles_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_snapshot_idx" ON "_faq_articles_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_published_locale_idx" ON "_faq_articles_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_latest_idx" ON "_faq_articles_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_autosave_idx" ON "_faq_articles_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_25_idx" ON "_faq_articles_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_faq_articles_v_locales" (
    "version_slug" text,
    "version_title" text,
    "version_category_name" text,
    "version_teaser" text,
    "version_content" text,
    "version_redirect_slug" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_faq_articles_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_faq_articles_v_version_version__status_idx" ON "_faq_articles_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_faq_articles_v_locales_locale_parent_id_unique" ON "_faq_articles_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "faq_categories" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "faq_categories_site_idx" ON "faq_categories" ("site")`)
  await db.run(sql`CREATE INDEX "faq_categories_key_idx" ON "faq_categories" ("key")`)
  await db.run(sql`CREATE INDEX "faq_categories_updated_at_idx" ON "faq_categories" ("updated_at")`)
  await db.run(sql`CREATE INDEX "faq_categories_created_at_idx" ON "faq_categories" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_26_idx" ON "faq_categories" ("site","key")`)
  await db.run(sql`CREATE TABLE "faq_categories_locales" (
    "name" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "faq_categories"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "faq_categories__status_idx" ON "faq_categories_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "faq_categories_locales_locale_parent_id_unique" ON "faq_categories_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_faq_categories_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "faq_categories"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_faq_categories_v_parent_idx" ON "_faq_categories_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_faq_categories_v_version_version_site_idx" ON "_faq_categories_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_faq_categories_v_version_version_key_idx" ON "_faq_categories_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_faq_categories_v_version_version_updated_at_idx" ON "_faq_categories_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_faq_categories_v_version_version_created_at_idx" ON "_faq_categories_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_faq_categories_v_created_at_idx" ON "_faq_categories_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_faq_categories_v_updated_at_idx" ON "_faq_categories_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_faq_categories_v_snapshot_idx" ON "_faq_categories_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_faq_categories_v_published_locale_idx" ON "_faq_categories_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_faq_categories_v_latest_idx" ON "_faq_categories_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_faq_categories_v_autosave_idx" ON "_faq_categories_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_26_idx" ON "_faq_categories_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_faq_categories_v_locales" (
    "version_name" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_faq_categories_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_faq_categories_v_version_version__status_idx" ON "_faq_categories_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_faq_categories_v_locales_locale_parent_id_unique" ON "_faq_categories_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "footer_faq_list_questions" (
    "_order" integer NOT NULL,
    "_parent_id" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "footer_faq_list"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "footer_faq_list_questions_order_idx" ON "footer_faq_list_questions" ("_order")`)
  await db.run(sql`CREATE INDEX "footer_faq_list_questions_parent_id_idx" ON "footer_faq_list_questions" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "footer_faq_list_questions_locales" (
    "title" text,
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "footer_faq_list_questions"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "footer_faq_list_questions_locales_locale_parent_id_unique" ON "footer_faq_list_questions_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "footer_faq_list" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "type" text,
    FOREIGN KEY ("_parent_id") REFERENCES "footer_faq"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "footer_faq_list_order_idx" ON "footer_faq_list" ("_order")`)
  await db.run(sql`CREATE INDEX "footer_faq_list_parent_id_idx" ON "footer_faq_list" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "footer_faq" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "footer_faq_site_idx" ON "footer_faq" ("site")`)
  await db.run(sql`CREATE INDEX "footer_faq_key_idx" ON "footer_faq" ("key")`)
  await db.run(sql`CREATE INDEX "footer_faq_updated_at_idx" ON "footer_faq" ("updated_at")`)
  await db.run(sql`CREATE INDEX "footer_faq_created_at_idx" ON "footer_faq" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_27_idx" ON "footer_faq" ("site","key")`)
  await db.run(sql`CREATE TABLE "footer_faq_locales" (
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "footer_faq"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "footer_faq__status_idx" ON "footer_faq_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "footer_faq_locales_locale_parent_id_unique" ON "footer_faq_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "footer_faq_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "footer_faq"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "footer_faq_texts_order_parent" ON "footer_faq_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "_footer_faq_v_version_list_questions" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_footer_faq_v_version_list"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_version_list_questions_order_idx" ON "_footer_faq_v_version_list_questions" ("_order")`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_version_list_questions_parent_id_idx" ON "_footer_faq_v_version_list_questions" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_footer_faq_v_version_list_questions_locales" (
    "title" text,
    "description" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_footer_faq_v_version_list_questions"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_footer_faq_v_version_list_questions_locales_locale_parent_i" ON "_footer_faq_v_version_list_questions_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_footer_faq_v_version_list" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "type" text,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_footer_faq_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_version_list_order_idx" ON "_footer_faq_v_version_list" ("_order")`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_version_list_parent_id_idx" ON "_footer_faq_v_version_list" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_footer_faq_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "footer_faq"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_parent_idx" ON "_footer_faq_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_version_version_site_idx" ON "_footer_faq_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_version_version_key_idx" ON "_footer_faq_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_version_version_updated_at_idx" ON "_footer_faq_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_version_version_created_at_idx" ON "_footer_faq_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_created_at_idx" ON "_footer_faq_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_updated_at_idx" ON "_footer_faq_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_snapshot_idx" ON "_footer_faq_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_published_locale_idx" ON "_footer_faq_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_latest_idx" ON "_footer_faq_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_autosave_idx" ON "_footer_faq_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_27_idx" ON "_footer_faq_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_footer_faq_v_locales" (
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_footer_faq_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_version_version__status_idx" ON "_footer_faq_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_footer_faq_v_locales_locale_parent_id_unique" ON "_footer_faq_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_footer_faq_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "_footer_faq_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_footer_faq_v_texts_order_parent" ON "_footer_faq_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "alerts" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "all_cinemas" integer DEFAULT false,
    "warning" integer DEFAULT false,
    "cta_new_tab" integer DEFAULT false,
    "cta_kind" text,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "alerts_site_idx" ON "alerts" ("site")`)
  await db.run(sql`CREATE INDEX "alerts_key_idx" ON "alerts" ("key")`)
  await db.run(sql`CREATE INDEX "alerts_updated_at_idx" ON "alerts" ("updated_at")`)
  await db.run(sql`CREATE INDEX "alerts_created_at_idx" ON "alerts" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_28_idx" ON "alerts" ("site","key")`)
  await db.run(sql`CREATE TABLE "alerts_locales" (
    "title" text,
    "message" text,
    "cta_label" text,
    "cta_url" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "alerts"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "alerts__status_idx" ON "alerts_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "alerts_locales_locale_parent_id_unique" ON "alerts_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "alerts_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "alerts"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "alerts_texts_order_parent" ON "alerts_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "_alerts_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_all_cinemas" integer DEFAULT false,
    "version_warning" integer DEFAULT false,
    "version_cta_new_tab" integer DEFAULT false,
    "version_cta_kind" text,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "alerts"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_alerts_v_parent_idx" ON "_alerts_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_alerts_v_version_version_site_idx" ON "_alerts_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_alerts_v_version_version_key_idx" ON "_alerts_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_alerts_v_version_version_updated_at_idx" ON "_alerts_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_alerts_v_version_version_created_at_idx" ON "_alerts_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_alerts_v_created_at_idx" ON "_alerts_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_alerts_v_updated_at_idx" ON "_alerts_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_alerts_v_snapshot_idx" ON "_alerts_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_alerts_v_published_locale_idx" ON "_alerts_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_alerts_v_latest_idx" ON "_alerts_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_alerts_v_autosave_idx" ON "_alerts_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_28_idx" ON "_alerts_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_alerts_v_locales" (
    "version_title" text,
    "version_message" text,
    "version_cta_label" text,
    "version_cta_url" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_alerts_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_alerts_v_version_version__status_idx" ON "_alerts_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_alerts_v_locales_locale_parent_id_unique" ON "_alerts_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_alerts_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "_alerts_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_alerts_v_texts_order_parent" ON "_alerts_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "footer_columns_links" (
    "_order" integer NOT NULL,
    "_parent_id" text NOT NULL,
    "_locale" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "title" text,
    "url" text,
    "new_tab" integer DEFAULT false,
    "cookie" integer DEFAULT false,
    FOREIGN KEY ("_parent_id") REFERENCES "footer_columns"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "footer_columns_links_order_idx" ON "footer_columns_links" ("_order")`)
  await db.run(sql`CREATE INDEX "footer_columns_links_parent_id_idx" ON "footer_columns_links" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "footer_columns_links_locale_idx" ON "footer_columns_links" ("_locale")`)
  await db.run(sql`CREATE TABLE "footer_columns" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "footer"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "footer_columns_order_idx" ON "footer_columns" ("_order")`)
  await db.run(sql`CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "footer_columns_locales" (
    "title" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "footer_columns"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "footer_social_networks" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "label" text,
    "url" text,
    FOREIGN KEY ("_parent_id") REFERENCES "footer"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "footer_social_networks_order_idx" ON "footer_social_networks" ("_order")`)
  await db.run(sql`CREATE INDEX "footer_social_networks_parent_id_idx" ON "footer_social_networks" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "footer" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "footer_site_idx" ON "footer" ("site")`)
  await db.run(sql`CREATE INDEX "footer_key_idx" ON "footer" ("key")`)
  await db.run(sql`CREATE INDEX "footer_updated_at_idx" ON "footer" ("updated_at")`)
  await db.run(sql`CREATE INDEX "footer_created_at_idx" ON "footer" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_29_idx" ON "footer" ("site","key")`)
  await db.run(sql`CREATE TABLE "footer_locales" (
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "footer"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "footer__status_idx" ON "footer_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_footer_v_version_columns_links" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "_locale" text NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "title" text,
    "url" text,
    "new_tab" integer DEFAULT false,
    "cookie" integer DEFAULT false,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_footer_v_version_columns"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "_footer_v_version_columns_links" ("_order")`)
  await db.run(sql`CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "_footer_v_version_columns_links" ("_parent_id")`)
  await db.run(sql`CREATE INDEX "_footer_v_version_columns_links_locale_idx" ON "_footer_v_version_columns_links" ("_locale")`)
  await db.run(sql`CREATE TABLE "_footer_v_version_columns" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_footer_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_footer_v_version_columns_order_idx" ON "_footer_v_version_columns" ("_order")`)
  await db.run(sql`CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "_footer_v_version_columns" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_footer_v_version_columns_locales" (
    "title" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_footer_v_version_columns"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "_footer_v_version_columns_locales_locale_parent_id_unique" ON "_footer_v_version_columns_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_footer_v_version_social_networks" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "label" text,
    "url" text,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_footer_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_footer_v_version_social_networks_order_idx" ON "_footer_v_version_social_networks" ("_order")`)
  await db.run(sql`CREATE INDEX "_footer_v_version_social_networks_parent_id_idx" ON "_footer_v_version_social_networks" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_footer_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "footer"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_footer_v_parent_idx" ON "_footer_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_footer_v_version_version_site_idx" ON "_footer_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_footer_v_version_version_key_idx" ON "_footer_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_footer_v_version_version_updated_at_idx" ON "_footer_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_footer_v_version_version_created_at_idx" ON "_footer_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_footer_v_snapshot_idx" ON "_footer_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_footer_v_published_locale_idx" ON "_footer_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_footer_v_autosave_idx" ON "_footer_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_29_idx" ON "_footer_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_footer_v_locales" (
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_footer_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "settings_injections_attributes" (
    "_order" integer NOT NULL,
    "_parent_id" text NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "name" text,
    "text" text,
    FOREIGN KEY ("_parent_id") REFERENCES "settings_injections"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "settings_injections_attributes_order_idx" ON "settings_injections_attributes" ("_order")`)
  await db.run(sql`CREATE INDEX "settings_injections_attributes_parent_id_idx" ON "settings_injections_attributes" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "settings_injections" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "place" text,
    "element" text,
    "content" text,
    FOREIGN KEY ("_parent_id") REFERENCES "settings"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "settings_injections_order_idx" ON "settings_injections" ("_order")`)
  await db.run(sql`CREATE INDEX "settings_injections_parent_id_idx" ON "settings_injections" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "settings" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "position" numeric,
    "client_url" text,
    "order_tunnel_url" text,
    "youtube_channel" text,
    "captcha_key" text,
    "virtual_agent_script_url" text,
    "virtual_agent_endpoint" text,
    "virtual_agent_bot_id" text,
    "virtual_agent_channel" text,
    "max_geolocation_distance" numeric,
    "max_geolocation_cinemas" numeric,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "settings_site_idx" ON "settings" ("site")`)
  await db.run(sql`CREATE INDEX "settings_key_idx" ON "settings" ("key")`)
  await db.run(sql`CREATE INDEX "settings_updated_at_idx" ON "settings" ("updated_at")`)
  await db.run(sql`CREATE INDEX "settings_created_at_idx" ON "settings" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_key_30_idx" ON "settings" ("site","key")`)
  await db.run(sql`CREATE TABLE "settings_locales" (
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "settings"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "settings__status_idx" ON "settings_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "settings_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "settings"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "settings_texts_order_parent" ON "settings_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "_settings_v_version_injections_attributes" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "name" text,
    "text" text,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_settings_v_version_injections"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_settings_v_version_injections_attributes_order_idx" ON "_settings_v_version_injections_attributes" ("_order")`)
  await db.run(sql`CREATE INDEX "_settings_v_version_injections_attributes_parent_id_idx" ON "_settings_v_version_injections_attributes" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_settings_v_version_injections" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" integer PRIMARY KEY NOT NULL,
    "place" text,
    "element" text,
    "content" text,
    "_uuid" text,
    FOREIGN KEY ("_parent_id") REFERENCES "_settings_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_settings_v_version_injections_order_idx" ON "_settings_v_version_injections" ("_order")`)
  await db.run(sql`CREATE INDEX "_settings_v_version_injections_parent_id_idx" ON "_settings_v_version_injections" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "_settings_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_position" numeric,
    "version_client_url" text,
    "version_order_tunnel_url" text,
    "version_youtube_channel" text,
    "version_captcha_key" text,
    "version_virtual_agent_script_url" text,
    "version_virtual_agent_endpoint" text,
    "version_virtual_agent_bot_id" text,
    "version_virtual_agent_channel" text,
    "version_max_geolocation_distance" numeric,
    "version_max_geolocation_cinemas" numeric,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "settings"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_settings_v_parent_idx" ON "_settings_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_settings_v_version_version_site_idx" ON "_settings_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_settings_v_version_version_key_idx" ON "_settings_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_settings_v_version_version_updated_at_idx" ON "_settings_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_settings_v_version_version_created_at_idx" ON "_settings_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_settings_v_snapshot_idx" ON "_settings_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_settings_v_published_locale_idx" ON "_settings_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_settings_v_autosave_idx" ON "_settings_v" ("autosave")`)
  await db.run(sql`CREATE INDEX "version_site_version_key_30_idx" ON "_settings_v" ("version_site","version_key")`)
  await db.run(sql`CREATE TABLE "_settings_v_locales" (
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_settings_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_settings_v_version_version__status_idx" ON "_settings_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_settings_v_locales_locale_parent_id_unique" ON "_settings_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_settings_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "_settings_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_settings_v_texts_order_parent" ON "_settings_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "programme" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text NOT NULL,
    "kind" text NOT NULL,
    "key" text NOT NULL,
    "name" text NOT NULL,
    "picture" text,
    "release_date" text,
    "city" text,
    "gone" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "programme_updated_at_idx" ON "programme" ("updated_at")`)
  await db.run(sql`CREATE INDEX "programme_created_at_idx" ON "programme" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_kind_key_idx" ON "programme" ("site","kind","key")`)
  await db.run(sql`CREATE TABLE "programme_locales" (
    "slug" text,
    "title" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "programme"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "programme_locales_locale_parent_id_unique" ON "programme_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "films" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "imported_id" integer,
    "flag_color" text,
    "label_flag_color" text,
    "is_new" text,
    "is_early_a_v_p" text,
    "special_event" text,
    "is_kids" text,
    "generic_order" numeric,
    "home_order" numeric,
    "upcoming_order" numeric,
    "kids_order" numeric,
    "background_path_id" integer,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("imported_id") REFERENCES "programme"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("background_path_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "films_site_idx" ON "films" ("site")`)
  await db.run(sql`CREATE INDEX "films_key_idx" ON "films" ("key")`)
  await db.run(sql`CREATE INDEX "films_imported_idx" ON "films" ("imported_id")`)
  await db.run(sql`CREATE INDEX "films_background_path_idx" ON "films" ("background_path_id")`)
  await db.run(sql`CREATE INDEX "films_updated_at_idx" ON "films" ("updated_at")`)
  await db.run(sql`CREATE INDEX "films_created_at_idx" ON "films" ("created_at")`)
  await db.run(sql`CREATE TABLE "films_locales" (
    "flag" text,
    "label" text,
    "label_hearth" text,
    "title_language" text,
    "vod_availability" text,
    "synopsis" text,
    "presentation" text,
    "extra_information" text,
    "poster_path_id" integer,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("poster_path_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "films"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "films_poster_path_idx" ON "films_locales" ("poster_path_id","_locale")`)
  await db.run(sql`CREATE INDEX "films__status_idx" ON "films_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "films_locales_locale_parent_id_unique" ON "films_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_films_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_imported_id" integer,
    "version_flag_color" text,
    "version_label_flag_color" text,
    "version_is_new" text,
    "version_is_early_a_v_p" text,
    "version_special_event" text,
    "version_is_kids" text,
    "version_generic_order" numeric,
    "version_home_order" numeric,
    "version_upcoming_order" numeric,
    "version_kids_order" numeric,
    "version_background_path_id" integer,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "films"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_imported_id") REFERENCES "programme"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_background_path_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_films_v_parent_idx" ON "_films_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_films_v_version_version_site_idx" ON "_films_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_films_v_version_version_key_idx" ON "_films_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_films_v_version_version_imported_idx" ON "_films_v" ("version_imported_id")`)
  await db.run(sql`CREATE INDEX "_films_v_version_version_background_path_idx" ON "_films_v" ("version_background_path_id")`)
  await db.run(sql`CREATE INDEX "_films_v_version_version_updated_at_idx" ON "_films_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_films_v_version_version_created_at_idx" ON "_films_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_films_v_created_at_idx" ON "_films_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_films_v_updated_at_idx" ON "_films_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_films_v_snapshot_idx" ON "_films_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_films_v_published_locale_idx" ON "_films_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_films_v_latest_idx" ON "_films_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_films_v_autosave_idx" ON "_films_v" ("autosave")`)
  await db.run(sql`CREATE TABLE "_films_v_locales" (
    "version_flag" text,
    "version_label" text,
    "version_label_hearth" text,
    "version_title_language" text,
    "version_vod_availability" text,
    "version_synopsis" text,
    "version_presentation" text,
    "version_extra_information" text,
    "version_poster_path_id" integer,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("version_poster_path_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("_parent_id") REFERENCES "_films_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_films_v_version_version_poster_path_idx" ON "_films_v_locales" ("version_poster_path_id","_locale")`)
  await db.run(sql`CREATE INDEX "_films_v_version_version__status_idx" ON "_films_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_films_v_locales_locale_parent_id_unique" ON "_films_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "cinemas" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "imported_id" integer,
    "backdrop_id" integer,
    "ref_image_itinerary_id" integer,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("imported_id") REFERENCES "programme"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("ref_image_itinerary_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "cinemas_site_idx" ON "cinemas" ("site")`)
  await db.run(sql`CREATE INDEX "cinemas_key_idx" ON "cinemas" ("key")`)
  await db.run(sql`CREATE INDEX "cinemas_imported_idx" ON "cinemas" ("imported_id")`)
  await db.run(sql`CREATE INDEX "cinemas_backdrop_idx" ON "cinemas" ("backdrop_id")`)
  await db.run(sql`CREATE INDEX "cinemas_ref_image_itinerary_idx" ON "cinemas" ("ref_image_itinerary_id")`)
  await db.run(sql`CREATE INDEX "cinemas_updated_at_idx" ON "cinemas" ("updated_at")`)
  await db.run(sql`CREATE INDEX "cinemas_created_at_idx" ON "cinemas" ("created_at")`)
  await db.run(sql`CREATE TABLE "cinemas_locales" (
    "comment" text,
    "description" text,
    "accessibility_description" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "cinemas"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "cinemas__status_idx" ON "cinemas_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "cinemas_locales_locale_parent_id_unique" ON "cinemas_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_cinemas_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_imported_id" integer,
    "version_backdrop_id" integer,
    "version_ref_image_itinerary_id" integer,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    "autosave" integer,
    FOREIGN KEY ("parent_id") REFERENCES "cinemas"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_imported_id") REFERENCES "programme"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_backdrop_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_ref_image_itinerary_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_cinemas_v_parent_idx" ON "_cinemas_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_cinemas_v_version_version_site_idx" ON "_cinemas_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_cinemas_v_version_version_key_idx" ON "_cinemas_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_cinemas_v_version_version_imported_idx" ON "_cinemas_v" ("version_imported_id")`)
  await db.run(sql`CREATE INDEX "_cinemas_v_version_version_backdrop_idx" ON "_cinemas_v" ("version_backdrop_id")`)
  await db.run(sql`CREATE INDEX "_cinemas_v_version_version_ref_image_itinerary_idx" ON "_cinemas_v" ("version_ref_image_itinerary_id")`)
  await db.run(sql`CREATE INDEX "_cinemas_v_version_version_updated_at_idx" ON "_cinemas_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_cinemas_v_version_version_created_at_idx" ON "_cinemas_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_cinemas_v_created_at_idx" ON "_cinemas_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_cinemas_v_updated_at_idx" ON "_cinemas_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_cinemas_v_snapshot_idx" ON "_cinemas_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_cinemas_v_published_locale_idx" ON "_cinemas_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_cinemas_v_latest_idx" ON "_cinemas_v" ("latest")`)
  await db.run(sql`CREATE INDEX "_cinemas_v_autosave_idx" ON "_cinemas_v" ("autosave")`)
  await db.run(sql`CREATE TABLE "_cinemas_v_locales" (
    "version_comment" text,
    "version_description" text,
    "version_accessibility_description" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_cinemas_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_cinemas_v_version_version__status_idx" ON "_cinemas_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_cinemas_v_locales_locale_parent_id_unique" ON "_cinemas_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "screening_notes" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text,
    "key" text,
    "film_id" integer,
    "cinema_id" integer,
    "from" text,
    "to" text,
    "translation_notes" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    FOREIGN KEY ("film_id") REFERENCES "programme"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("cinema_id") REFERENCES "programme"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "screening_notes_site_idx" ON "screening_notes" ("site")`)
  await db.run(sql`CREATE INDEX "screening_notes_key_idx" ON "screening_notes" ("key")`)
  await db.run(sql`CREATE INDEX "screening_notes_film_idx" ON "screening_notes" ("film_id")`)
  await db.run(sql`CREATE INDEX "screening_notes_cinema_idx" ON "screening_notes" ("cinema_id")`)
  await db.run(sql`CREATE INDEX "screening_notes_updated_at_idx" ON "screening_notes" ("updated_at")`)
  await db.run(sql`CREATE INDEX "screening_notes_created_at_idx" ON "screening_notes" ("created_at")`)
  await db.run(sql`CREATE TABLE "screening_notes_locales" (
    "title" text,
    "description" text,
    "_status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "screening_notes"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "screening_notes__status_idx" ON "screening_notes_locales" ("_status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "screening_notes_locales_locale_parent_id_unique" ON "screening_notes_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "screening_notes_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "screening_notes"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "screening_notes_texts_order_parent" ON "screening_notes_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "_screening_notes_v" (
    "id" integer PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_site" text,
    "version_key" text,
    "version_film_id" integer,
    "version_cinema_id" integer,
    "version_from" text,
    "version_to" text,
    "version_translation_notes" text,
    "version_updated_at" text,
    "version_created_at" text,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "snapshot" integer,
    "published_locale" text,
    "latest" integer,
    FOREIGN KEY ("parent_id") REFERENCES "screening_notes"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_film_id") REFERENCES "programme"("id") ON UPDATE no action ON DELETE set null,
    FOREIGN KEY ("version_cinema_id") REFERENCES "programme"("id") ON UPDATE no action ON DELETE set null
  )`)
  await db.run(sql`CREATE INDEX "_screening_notes_v_parent_idx" ON "_screening_notes_v" ("parent_id")`)
  await db.run(sql`CREATE INDEX "_screening_notes_v_version_version_site_idx" ON "_screening_notes_v" ("version_site")`)
  await db.run(sql`CREATE INDEX "_screening_notes_v_version_version_key_idx" ON "_screening_notes_v" ("version_key")`)
  await db.run(sql`CREATE INDEX "_screening_notes_v_version_version_film_idx" ON "_screening_notes_v" ("version_film_id")`)
  await db.run(sql`CREATE INDEX "_screening_notes_v_version_version_cinema_idx" ON "_screening_notes_v" ("version_cinema_id")`)
  await db.run(sql`CREATE INDEX "_screening_notes_v_version_version_updated_at_idx" ON "_screening_notes_v" ("version_updated_at")`)
  await db.run(sql`CREATE INDEX "_screening_notes_v_version_version_created_at_idx" ON "_screening_notes_v" ("version_created_at")`)
  await db.run(sql`CREATE INDEX "_screening_notes_v_created_at_idx" ON "_screening_notes_v" ("created_at")`)
  await db.run(sql`CREATE INDEX "_screening_notes_v_updated_at_idx" ON "_screening_notes_v" ("updated_at")`)
  await db.run(sql`CREATE INDEX "_screening_notes_v_snapshot_idx" ON "_screening_notes_v" ("snapshot")`)
  await db.run(sql`CREATE INDEX "_screening_notes_v_published_locale_idx" ON "_screening_notes_v" ("published_locale")`)
  await db.run(sql`CREATE INDEX "_screening_notes_v_latest_idx" ON "_screening_notes_v" ("latest")`)
  await db.run(sql`CREATE TABLE "_screening_notes_v_locales" (
    "version_title" text,
    "version_description" text,
    "version__status" text DEFAULT 'draft',
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "_screening_notes_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_screening_notes_v_version_version__status_idx" ON "_screening_notes_v_locales" ("version__status","_locale")`)
  await db.run(sql`CREATE UNIQUE INDEX "_screening_notes_v_locales_locale_parent_id_unique" ON "_screening_notes_v_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "_screening_notes_v_texts" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "text" text,
    FOREIGN KEY ("parent_id") REFERENCES "_screening_notes_v"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "_screening_notes_v_texts_order_parent" ON "_screening_notes_v_texts" ("order","parent_id")`)
  await db.run(sql`CREATE TABLE "rate_limits" (
    "id" integer PRIMARY KEY NOT NULL,
    "key" text NOT NULL,
    "count" numeric NOT NULL,
    "ends_at" numeric NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "rate_limits_key_idx" ON "rate_limits" ("key")`)
  await db.run(sql`CREATE INDEX "rate_limits_ends_at_idx" ON "rate_limits" ("ends_at")`)
  await db.run(sql`CREATE INDEX "rate_limits_updated_at_idx" ON "rate_limits" ("updated_at")`)
  await db.run(sql`CREATE INDEX "rate_limits_created_at_idx" ON "rate_limits" ("created_at")`)
  await db.run(sql`CREATE TABLE "media" (
    "id" integer PRIMARY KEY NOT NULL,
    "shape" text DEFAULT 'auto' NOT NULL,
    "centres" text,
    "tone" text,
    "lg" text,
    "md" text,
    "sm" text,
    "crops" text,
    "origin" text,
    "site" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "url" text,
    "thumbnail_u_r_l" text,
    "filename" text,
    "mime_type" text,
    "filesize" numeric,
    "width" numeric,
    "height" numeric,
    "focal_x" numeric,
    "focal_y" numeric,
    "sizes_thumbnail_url" text,
    "sizes_thumbnail_width" numeric,
    "sizes_thumbnail_height" numeric,
    "sizes_thumbnail_mime_type" text,
    "sizes_thumbnail_filesize" numeric,
    "sizes_thumbnail_filename" text
  )`)
  await db.run(sql`CREATE INDEX "media_site_idx" ON "media" ("site")`)
  await db.run(sql`CREATE INDEX "media_updated_at_idx" ON "media" ("updated_at")`)
  await db.run(sql`CREATE INDEX "media_created_at_idx" ON "media" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "media_filename_idx" ON "media" ("filename")`)
  await db.run(sql`CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" ("sizes_thumbnail_filename")`)
  await db.run(sql`CREATE TABLE "media_locales" (
    "alt" text,
    "id" integer PRIMARY KEY NOT NULL,
    "_locale" text NOT NULL,
    "_parent_id" integer NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" ("_locale","_parent_id")`)
  await db.run(sql`CREATE TABLE "releases_documents" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "action" text DEFAULT 'publish' NOT NULL,
    "language" text DEFAULT 'all' NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "releases"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "releases_documents_order_idx" ON "releases_documents" ("_order")`)
  await db.run(sql`CREATE INDEX "releases_documents_parent_id_idx" ON "releases_documents" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "releases" (
    "id" integer PRIMARY KEY NOT NULL,
    "name" text NOT NULL,
    "site" text NOT NULL,
    "at" text NOT NULL,
    "done_at" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "releases_site_idx" ON "releases" ("site")`)
  await db.run(sql`CREATE INDEX "releases_updated_at_idx" ON "releases" ("updated_at")`)
  await db.run(sql`CREATE INDEX "releases_created_at_idx" ON "releases" ("created_at")`)
  await db.run(sql`CREATE TABLE "releases_rels" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "news_id" integer,
    "articles_id" integer,
    "seasons_id" integer,
    "offers_id" integer,
    "promotion_offers_id" integer,
    "temporary_offers_id" integer,
    "offers_page_id" integer,
    "ecards_id" integer,
    "pass_page_id" integer,
    "pass_plans_id" integer,
    "home_video_id" integer,
    "featured_id" integer,
    "home_pushes_id" integer,
    "header_pushes_id" integer,
    "autopromos_id" integer,
    "permanent_autopromo_id" integer,
    "native_ads_id" integer,
    "latest_video_id" integer,
    "experiences_id" integer,
    "exp_groups_id" integer,
    "technologies_id" integer,
    "tags_id" integer,
    "versions_id" integer,
    "showtime_notes_id" integer,
    "pages_id" integer,
    "faq_articles_id" integer,
    "faq_categories_id" integer,
    "footer_faq_id" integer,
    "alerts_id" integer,
    "footer_id" integer,
    "settings_id" integer,
    "films_id" integer,
    "cinemas_id" integer,
    "screening_notes_id" integer,
    FOREIGN KEY ("parent_id") REFERENCES "releases"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("news_id") REFERENCES "news"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("articles_id") REFERENCES "articles"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("seasons_id") REFERENCES "seasons"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("offers_id") REFERENCES "offers"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("promotion_offers_id") REFERENCES "promotion_offers"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("temporary_offers_id") REFERENCES "temporary_offers"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("offers_page_id") REFERENCES "offers_page"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("ecards_id") REFERENCES "ecards"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("pass_page_id") REFERENCES "pass_page"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("pass_plans_id") REFERENCES "pass_plans"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("home_video_id") REFERENCES "home_video"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("featured_id") REFERENCES "featured"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("home_pushes_id") REFERENCES "home_pushes"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("header_pushes_id") REFERENCES "header_pushes"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("autopromos_id") REFERENCES "autopromos"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("permanent_autopromo_id") REFERENCES "permanent_autopromo"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("native_ads_id") REFERENCES "native_ads"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("latest_video_id") REFERENCES "latest_video"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("experiences_id") REFERENCES "experiences"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("exp_groups_id") REFERENCES "exp_groups"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("technologies_id") REFERENCES "technologies"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("tags_id") REFERENCES "tags"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("versions_id") REFERENCES "versions"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("showtime_notes_id") REFERENCES "showtime_notes"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("pages_id") REFERENCES "pages"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("faq_articles_id") REFERENCES "faq_articles"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("faq_categories_id") REFERENCES "faq_categories"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("footer_faq_id") REFERENCES "footer_faq"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("alerts_id") REFERENCES "alerts"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("footer_id") REFERENCES "footer"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("settings_id") REFERENCES "settings"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("films_id") REFERENCES "films"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("cinemas_id") REFERENCES "cinemas"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("screening_notes_id") REFERENCES "screening_notes"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "releases_rels_order_idx" ON "releases_rels" ("order")`)
  await db.run(sql`CREATE INDEX "releases_rels_parent_idx" ON "releases_rels" ("parent_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_path_idx" ON "releases_rels" ("path")`)
  await db.run(sql`CREATE INDEX "releases_rels_news_id_idx" ON "releases_rels" ("news_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_articles_id_idx" ON "releases_rels" ("articles_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_seasons_id_idx" ON "releases_rels" ("seasons_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_offers_id_idx" ON "releases_rels" ("offers_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_promotion_offers_id_idx" ON "releases_rels" ("promotion_offers_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_temporary_offers_id_idx" ON "releases_rels" ("temporary_offers_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_offers_page_id_idx" ON "releases_rels" ("offers_page_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_ecards_id_idx" ON "releases_rels" ("ecards_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_pass_page_id_idx" ON "releases_rels" ("pass_page_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_pass_plans_id_idx" ON "releases_rels" ("pass_plans_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_home_video_id_idx" ON "releases_rels" ("home_video_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_featured_id_idx" ON "releases_rels" ("featured_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_home_pushes_id_idx" ON "releases_rels" ("home_pushes_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_header_pushes_id_idx" ON "releases_rels" ("header_pushes_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_autopromos_id_idx" ON "releases_rels" ("autopromos_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_permanent_autopromo_id_idx" ON "releases_rels" ("permanent_autopromo_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_native_ads_id_idx" ON "releases_rels" ("native_ads_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_latest_video_id_idx" ON "releases_rels" ("latest_video_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_experiences_id_idx" ON "releases_rels" ("experiences_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_exp_groups_id_idx" ON "releases_rels" ("exp_groups_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_technologies_id_idx" ON "releases_rels" ("technologies_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_tags_id_idx" ON "releases_rels" ("tags_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_versions_id_idx" ON "releases_rels" ("versions_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_showtime_notes_id_idx" ON "releases_rels" ("showtime_notes_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_pages_id_idx" ON "releases_rels" ("pages_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_faq_articles_id_idx" ON "releases_rels" ("faq_articles_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_faq_categories_id_idx" ON "releases_rels" ("faq_categories_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_footer_faq_id_idx" ON "releases_rels" ("footer_faq_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_alerts_id_idx" ON "releases_rels" ("alerts_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_footer_id_idx" ON "releases_rels" ("footer_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_settings_id_idx" ON "releases_rels" ("settings_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_films_id_idx" ON "releases_rels" ("films_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_cinemas_id_idx" ON "releases_rels" ("cinemas_id")`)
  await db.run(sql`CREATE INDEX "releases_rels_screening_notes_id_idx" ON "releases_rels" ("screening_notes_id")`)
  await db.run(sql`CREATE TABLE "comments" (
    "id" integer PRIMARY KEY NOT NULL,
    "source" text NOT NULL,
    "document" text NOT NULL,
    "thread" text,
    "place" text,
    "label" text,
    "language" text,
    "state" text,
    "resolver" text,
    "text" text,
    "author" text NOT NULL,
    "author_name" text NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "comments_source_idx" ON "comments" ("source")`)
  await db.run(sql`CREATE INDEX "comments_document_idx" ON "comments" ("document")`)
  await db.run(sql`CREATE INDEX "comments_thread_idx" ON "comments" ("thread")`)
  await db.run(sql`CREATE INDEX "comments_updated_at_idx" ON "comments" ("updated_at")`)
  await db.run(sql`CREATE INDEX "comments_created_at_idx" ON "comments" ("created_at")`)
  await db.run(sql`CREATE TABLE "deliveries" (
    "id" integer PRIMARY KEY NOT NULL,
    "title" text,
    "site" text NOT NULL,
    "kind" text NOT NULL,
    "key" text NOT NULL,
    "state" text NOT NULL,
    "reason" text,
    "attempts" numeric NOT NULL,
    "sent_at" text,
    "source" text NOT NULL,
    "document" text,
    "revision" numeric NOT NULL,
    "next_attempt" numeric NOT NULL,
    "claimed_until" numeric NOT NULL,
    "background" numeric NOT NULL,
    "was_public" numeric,
    "sent_revision" numeric,
    "slugs" text,
    "former_slugs" text,
    "plans" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "deliveries_state_idx" ON "deliveries" ("state")`)
  await db.run(sql`CREATE INDEX "deliveries_source_idx" ON "deliveries" ("source")`)
  await db.run(sql`CREATE INDEX "deliveries_document_idx" ON "deliveries" ("document")`)
  await db.run(sql`CREATE INDEX "deliveries_next_attempt_idx" ON "deliveries" ("next_attempt")`)
  await db.run(sql`CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" ("updated_at")`)
  await db.run(sql`CREATE INDEX "deliveries_created_at_idx" ON "deliveries" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "site_kind_key_1_idx" ON "deliveries" ("site","kind","key")`)
  await db.run(sql`CREATE TABLE "delivered_files" (
    "id" integer PRIMARY KEY NOT NULL,
    "name" text NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "delivered_files_name_idx" ON "delivered_files" ("name")`)
  await db.run(sql`CREATE INDEX "delivered_files_updated_at_idx" ON "delivered_files" ("updated_at")`)
  await db.run(sql`CREATE INDEX "delivered_files_created_at_idx" ON "delivered_files" ("created_at")`)
  await db.run(sql`CREATE TABLE "link_checks" (
    "id" integer PRIMARY KEY NOT NULL,
    "night" text,
    "state" text NOT NULL,
    "checked" numeric,
    "broken" text,
    "finished_at" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "link_checks_night_idx" ON "link_checks" ("night")`)
  await db.run(sql`CREATE INDEX "link_checks_state_idx" ON "link_checks" ("state")`)
  await db.run(sql`CREATE INDEX "link_checks_updated_at_idx" ON "link_checks" ("updated_at")`)
  await db.run(sql`CREATE INDEX "link_checks_created_at_idx" ON "link_checks" ("created_at")`)
  await db.run(sql`CREATE TABLE "provider_sessions" (
    "id" integer PRIMARY KEY NOT NULL,
    "session" text NOT NULL,
    "account" numeric NOT NULL,
    "issuer" text NOT NULL,
    "subject" text NOT NULL,
    "provider_session" text,
    "id_token" text,
    "device" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "provider_sessions_session_idx" ON "provider_sessions" ("session")`)
  await db.run(sql`CREATE INDEX "provider_sessions_account_idx" ON "provider_sessions" ("account")`)
  await db.run(sql`CREATE INDEX "provider_sessions_subject_idx" ON "provider_sessions" ("subject")`)
  await db.run(sql`CREATE INDEX "provider_sessions_provider_session_idx" ON "provider_sessions" ("provider_session")`)
  await db.run(sql`CREATE INDEX "provider_sessions_updated_at_idx" ON "provider_sessions" ("updated_at")`)
  await db.run(sql`CREATE INDEX "provider_sessions_created_at_idx" ON "provider_sessions" ("created_at")`)
  await db.run(sql`CREATE TABLE "code_keys" (
    "id" integer PRIMARY KEY NOT NULL,
    "account" numeric NOT NULL,
    "key" text NOT NULL,
    "last_step" numeric NOT NULL,
    "wrong" numeric DEFAULT 0 NOT NULL,
    "wrong_since" numeric,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "code_keys_account_idx" ON "code_keys" ("account")`)
  await db.run(sql`CREATE INDEX "code_keys_updated_at_idx" ON "code_keys" ("updated_at")`)
  await db.run(sql`CREATE INDEX "code_keys_created_at_idx" ON "code_keys" ("created_at")`)
  await db.run(sql`CREATE TABLE "recovery_codes" (
    "id" integer PRIMARY KEY NOT NULL,
    "account" numeric NOT NULL,
    "hash" text NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "recovery_codes_account_idx" ON "recovery_codes" ("account")`)
  await db.run(sql`CREATE UNIQUE INDEX "recovery_codes_hash_idx" ON "recovery_codes" ("hash")`)
  await db.run(sql`CREATE INDEX "recovery_codes_updated_at_idx" ON "recovery_codes" ("updated_at")`)
  await db.run(sql`CREATE INDEX "recovery_codes_created_at_idx" ON "recovery_codes" ("created_at")`)
  await db.run(sql`CREATE TABLE "session_proofs" (
    "id" integer PRIMARY KEY NOT NULL,
    "session" text NOT NULL,
    "account" numeric NOT NULL,
    "device" text,
    "proven_at" numeric,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "session_proofs_session_idx" ON "session_proofs" ("session")`)
  await db.run(sql`CREATE INDEX "session_proofs_account_idx" ON "session_proofs" ("account")`)
  await db.run(sql`CREATE INDEX "session_proofs_updated_at_idx" ON "session_proofs" ("updated_at")`)
  await db.run(sql`CREATE INDEX "session_proofs_created_at_idx" ON "session_proofs" ("created_at")`)
  await db.run(sql`CREATE TABLE "passkeys" (
    "id" integer PRIMARY KEY NOT NULL,
    "credential" text NOT NULL,
    "account" numeric NOT NULL,
    "name" text NOT NULL,
    "public_key" text NOT NULL,
    "counter" numeric NOT NULL,
    "transports" text NOT NULL,
    "used_at" numeric,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "passkeys_credential_idx" ON "passkeys" ("credential")`)
  await db.run(sql`CREATE INDEX "passkeys_account_idx" ON "passkeys" ("account")`)
  await db.run(sql`CREATE INDEX "passkeys_updated_at_idx" ON "passkeys" ("updated_at")`)
  await db.run(sql`CREATE INDEX "passkeys_created_at_idx" ON "passkeys" ("created_at")`)
  await db.run(sql`CREATE TABLE "passkey_challenges" (
    "id" integer PRIMARY KEY NOT NULL,
    "challenge" text NOT NULL,
    "purpose" text NOT NULL,
    "session" text NOT NULL,
    "account" numeric NOT NULL,
    "until" numeric NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "passkey_challenges_challenge_idx" ON "passkey_challenges" ("challenge")`)
  await db.run(sql`CREATE INDEX "passkey_challenges_session_idx" ON "passkey_challenges" ("session")`)
  await db.run(sql`CREATE INDEX "passkey_challenges_account_idx" ON "passkey_challenges" ("account")`)
  await db.run(sql`CREATE INDEX "passkey_challenges_until_idx" ON "passkey_challenges" ("until")`)
  await db.run(sql`CREATE INDEX "passkey_challenges_updated_at_idx" ON "passkey_challenges" ("updated_at")`)
  await db.run(sql`CREATE INDEX "passkey_challenges_created_at_idx" ON "passkey_challenges" ("created_at")`)
  await db.run(sql`CREATE TABLE "users_sites" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" text,
    "id" integer PRIMARY KEY NOT NULL,
    FOREIGN KEY ("parent_id") REFERENCES "users"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "users_sites_order_idx" ON "users_sites" ("order")`)
  await db.run(sql`CREATE INDEX "users_sites_parent_idx" ON "users_sites" ("parent_id")`)
  await db.run(sql`CREATE TABLE "users_languages" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" text,
    "id" integer PRIMARY KEY NOT NULL,
    FOREIGN KEY ("parent_id") REFERENCES "users"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "users_languages_order_idx" ON "users_languages" ("order")`)
  await db.run(sql`CREATE INDEX "users_languages_parent_idx" ON "users_languages" ("parent_id")`)
  await db.run(sql`CREATE TABLE "users_sessions" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "created_at" text,
    "expires_at" text NOT NULL,
    FOREIGN KEY ("_parent_id") REFERENCES "users"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "users_sessions_order_idx" ON "users_sessions" ("_order")`)
  await db.run(sql`CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "users" (
    "id" integer PRIMARY KEY NOT NULL,
    "name" text,
    "role" text DEFAULT 'reader' NOT NULL,
    "reviews" integer DEFAULT false,
    "issuer" text,
    "subject" text,
    "suspended_at" text,
    "login_attempts" numeric DEFAULT 0,
    "lock_until" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "enable_a_p_i_key" integer,
    "api_key" text,
    "api_key_index" text,
    "email" text NOT NULL,
    "reset_password_token" text,
    "reset_password_expiration" text,
    "salt" text,
    "hash" text,
    "reset_password_requested_at" text
  )`)
  await db.run(sql`CREATE INDEX "users_updated_at_idx" ON "users" ("updated_at")`)
  await db.run(sql`CREATE INDEX "users_created_at_idx" ON "users" ("created_at")`)
  await db.run(sql`CREATE UNIQUE INDEX "users_email_idx" ON "users" ("email")`)
  await db.run(sql`CREATE UNIQUE INDEX "issuer_subject_idx" ON "users" ("issuer","subject")`)
  await db.run(sql`CREATE TABLE "reviews" (
    "id" integer PRIMARY KEY NOT NULL,
    "title" text,
    "site" text NOT NULL,
    "state" text NOT NULL,
    "language" text,
    "requester" text NOT NULL,
    "note" text,
    "decider" text,
    "decided_at" text,
    "reason" text,
    "source" text NOT NULL,
    "document" text NOT NULL,
    "contents" text NOT NULL,
    "requested_by" text NOT NULL,
    "decided_by" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "reviews_site_idx" ON "reviews" ("site")`)
  await db.run(sql`CREATE INDEX "reviews_state_idx" ON "reviews" ("state")`)
  await db.run(sql`CREATE INDEX "reviews_source_idx" ON "reviews" ("source")`)
  await db.run(sql`CREATE INDEX "reviews_document_idx" ON "reviews" ("document")`)
  await db.run(sql`CREATE INDEX "reviews_updated_at_idx" ON "reviews" ("updated_at")`)
  await db.run(sql`CREATE INDEX "reviews_created_at_idx" ON "reviews" ("created_at")`)
  await db.run(sql`CREATE TABLE "site_rules" (
    "id" integer PRIMARY KEY NOT NULL,
    "site" text NOT NULL,
    "approval" integer DEFAULT true,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "site_rules_site_idx" ON "site_rules" ("site")`)
  await db.run(sql`CREATE INDEX "site_rules_updated_at_idx" ON "site_rules" ("updated_at")`)
  await db.run(sql`CREATE INDEX "site_rules_created_at_idx" ON "site_rules" ("created_at")`)
  await db.run(sql`CREATE TABLE "audit_entries" (
    "id" integer PRIMARY KEY NOT NULL,
    "event" text NOT NULL,
    "person" text,
    "way" text,
    "by" text,
    "document" text,
    "site" text,
    "language" text,
    "network" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "audit_entries_event_idx" ON "audit_entries" ("event")`)
  await db.run(sql`CREATE INDEX "audit_entries_person_idx" ON "audit_entries" ("person")`)
  await db.run(sql`CREATE INDEX "audit_entries_document_idx" ON "audit_entries" ("document")`)
  await db.run(sql`CREATE INDEX "audit_entries_updated_at_idx" ON "audit_entries" ("updated_at")`)
  await db.run(sql`CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries" ("created_at")`)
  await db.run(sql`CREATE TABLE "payload_kv" (
    "id" integer PRIMARY KEY NOT NULL,
    "key" text NOT NULL,
    "data" text NOT NULL
  )`)
  await db.run(sql`CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" ("key")`)
  await db.run(sql`CREATE TABLE "payload_jobs_log" (
    "_order" integer NOT NULL,
    "_parent_id" integer NOT NULL,
    "id" text PRIMARY KEY NOT NULL,
    "executed_at" text NOT NULL,
    "completed_at" text NOT NULL,
    "task_slug" text NOT NULL,
    "task_i_d" text NOT NULL,
    "input" text,
    "output" text,
    "state" text NOT NULL,
    "error" text,
    FOREIGN KEY ("_parent_id") REFERENCES "payload_jobs"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" ("_order")`)
  await db.run(sql`CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" ("_parent_id")`)
  await db.run(sql`CREATE TABLE "payload_jobs" (
    "id" integer PRIMARY KEY NOT NULL,
    "input" text,
    "completed_at" text,
    "total_tried" numeric DEFAULT 0,
    "has_error" integer DEFAULT false,
    "error" text,
    "task_slug" text,
    "queue" text DEFAULT 'default',
    "wait_until" text,
    "processing" integer DEFAULT false,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" ("completed_at")`)
  await db.run(sql`CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" ("total_tried")`)
  await db.run(sql`CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" ("has_error")`)
  await db.run(sql`CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" ("task_slug")`)
  await db.run(sql`CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" ("queue")`)
  await db.run(sql`CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" ("wait_until")`)
  await db.run(sql`CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" ("processing")`)
  await db.run(sql`CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" ("updated_at")`)
  await db.run(sql`CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" ("created_at")`)
  await db.run(sql`CREATE TABLE "payload_locked_documents" (
    "id" integer PRIMARY KEY NOT NULL,
    "global_slug" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" ("global_slug")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" ("updated_at")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" ("created_at")`)
  await db.run(sql`CREATE TABLE "payload_locked_documents_rels" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "news_id" integer,
    "articles_id" integer,
    "seasons_id" integer,
    "offers_id" integer,
    "promotion_offers_id" integer,
    "temporary_offers_id" integer,
    "offers_page_id" integer,
    "ecards_id" integer,
    "pass_page_id" integer,
    "pass_plans_id" integer,
    "home_video_id" integer,
    "featured_id" integer,
    "home_pushes_id" integer,
    "header_pushes_id" integer,
    "autopromos_id" integer,
    "permanent_autopromo_id" integer,
    "native_ads_id" integer,
    "latest_video_id" integer,
    "experiences_id" integer,
    "exp_groups_id" integer,
    "technologies_id" integer,
    "tags_id" integer,
    "versions_id" integer,
    "showtime_notes_id" integer,
    "pages_id" integer,
    "faq_articles_id" integer,
    "faq_categories_id" integer,
    "footer_faq_id" integer,
    "alerts_id" integer,
    "footer_id" integer,
    "settings_id" integer,
    "programme_id" integer,
    "films_id" integer,
    "cinemas_id" integer,
    "screening_notes_id" integer,
    "media_id" integer,
    "releases_id" integer,
    "users_id" integer,
    FOREIGN KEY ("parent_id") REFERENCES "payload_locked_documents"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("news_id") REFERENCES "news"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("articles_id") REFERENCES "articles"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("seasons_id") REFERENCES "seasons"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("offers_id") REFERENCES "offers"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("promotion_offers_id") REFERENCES "promotion_offers"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("temporary_offers_id") REFERENCES "temporary_offers"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("offers_page_id") REFERENCES "offers_page"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("ecards_id") REFERENCES "ecards"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("pass_page_id") REFERENCES "pass_page"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("pass_plans_id") REFERENCES "pass_plans"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("home_video_id") REFERENCES "home_video"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("featured_id") REFERENCES "featured"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("home_pushes_id") REFERENCES "home_pushes"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("header_pushes_id") REFERENCES "header_pushes"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("autopromos_id") REFERENCES "autopromos"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("permanent_autopromo_id") REFERENCES "permanent_autopromo"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("native_ads_id") REFERENCES "native_ads"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("latest_video_id") REFERENCES "latest_video"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("experiences_id") REFERENCES "experiences"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("exp_groups_id") REFERENCES "exp_groups"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("technologies_id") REFERENCES "technologies"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("tags_id") REFERENCES "tags"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("versions_id") REFERENCES "versions"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("showtime_notes_id") REFERENCES "showtime_notes"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("pages_id") REFERENCES "pages"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("faq_articles_id") REFERENCES "faq_articles"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("faq_categories_id") REFERENCES "faq_categories"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("footer_faq_id") REFERENCES "footer_faq"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("alerts_id") REFERENCES "alerts"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("footer_id") REFERENCES "footer"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("settings_id") REFERENCES "settings"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("programme_id") REFERENCES "programme"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("films_id") REFERENCES "films"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("cinemas_id") REFERENCES "cinemas"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("screening_notes_id") REFERENCES "screening_notes"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("releases_id") REFERENCES "releases"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("users_id") REFERENCES "users"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" ("order")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" ("parent_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" ("path")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" ("news_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" ("articles_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_seasons_id_idx" ON "payload_locked_documents_rels" ("seasons_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "payload_locked_documents_rels" ("offers_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_promotion_offers_id_idx" ON "payload_locked_documents_rels" ("promotion_offers_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_temporary_offers_id_idx" ON "payload_locked_documents_rels" ("temporary_offers_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_offers_page_id_idx" ON "payload_locked_documents_rels" ("offers_page_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_ecards_id_idx" ON "payload_locked_documents_rels" ("ecards_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_pass_page_id_idx" ON "payload_locked_documents_rels" ("pass_page_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_pass_plans_id_idx" ON "payload_locked_documents_rels" ("pass_plans_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_home_video_id_idx" ON "payload_locked_documents_rels" ("home_video_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_featured_id_idx" ON "payload_locked_documents_rels" ("featured_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_home_pushes_id_idx" ON "payload_locked_documents_rels" ("home_pushes_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_header_pushes_id_idx" ON "payload_locked_documents_rels" ("header_pushes_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_autopromos_id_idx" ON "payload_locked_documents_rels" ("autopromos_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_permanent_autopromo_id_idx" ON "payload_locked_documents_rels" ("permanent_autopromo_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_native_ads_id_idx" ON "payload_locked_documents_rels" ("native_ads_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_latest_video_id_idx" ON "payload_locked_documents_rels" ("latest_video_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_experiences_id_idx" ON "payload_locked_documents_rels" ("experiences_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_exp_groups_id_idx" ON "payload_locked_documents_rels" ("exp_groups_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_technologies_id_idx" ON "payload_locked_documents_rels" ("technologies_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" ("tags_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_versions_id_idx" ON "payload_locked_documents_rels" ("versions_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_showtime_notes_id_idx" ON "payload_locked_documents_rels" ("showtime_notes_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" ("pages_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_faq_articles_id_idx" ON "payload_locked_documents_rels" ("faq_articles_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_faq_categories_id_idx" ON "payload_locked_documents_rels" ("faq_categories_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_footer_faq_id_idx" ON "payload_locked_documents_rels" ("footer_faq_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_alerts_id_idx" ON "payload_locked_documents_rels" ("alerts_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_footer_id_idx" ON "payload_locked_documents_rels" ("footer_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_settings_id_idx" ON "payload_locked_documents_rels" ("settings_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_programme_id_idx" ON "payload_locked_documents_rels" ("programme_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "payload_locked_documents_rels" ("films_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_cinemas_id_idx" ON "payload_locked_documents_rels" ("cinemas_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_screening_notes_id_idx" ON "payload_locked_documents_rels" ("screening_notes_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" ("media_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" ("releases_id")`)
  await db.run(sql`CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" ("users_id")`)
  await db.run(sql`CREATE TABLE "payload_preferences" (
    "id" integer PRIMARY KEY NOT NULL,
    "key" text,
    "value" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" ("key")`)
  await db.run(sql`CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" ("updated_at")`)
  await db.run(sql`CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" ("created_at")`)
  await db.run(sql`CREATE TABLE "payload_preferences_rels" (
    "id" integer PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" text NOT NULL,
    "users_id" integer,
    FOREIGN KEY ("parent_id") REFERENCES "payload_preferences"("id") ON UPDATE no action ON DELETE cascade,
    FOREIGN KEY ("users_id") REFERENCES "users"("id") ON UPDATE no action ON DELETE cascade
  )`)
  await db.run(sql`CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" ("order")`)
  await db.run(sql`CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" ("parent_id")`)
  await db.run(sql`CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" ("path")`)
  await db.run(sql`CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" ("users_id")`)
  await db.run(sql`CREATE TABLE "payload_migrations" (
    "id" integer PRIMARY KEY NOT NULL,
    "name" text,
    "batch" numeric,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`)
  await db.run(sql`CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" ("updated_at")`)
  await db.run(sql`CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" ("created_at")`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE "news_cinemas"`)
  await db.run(sql`DROP TABLE "news"`)
  await db.run(sql`DROP TABLE "news_locales"`)
  await db.run(sql`DROP TABLE "_news_v_version_cinemas"`)
  await db.run(sql`DROP TABLE "_news_v"`)
  await db.run(sql`DROP TABLE "_news_v_locales"`)
  await db.run(sql`DROP TABLE "articles_cinemas"`)
  await db.run(sql`DROP TABLE "articles"`)
  await db.run(sql`DROP TABLE "articles_locales"`)
  await db.run(sql`DROP TABLE "_articles_v_version_cinemas"`)
  await db.run(sql`DROP TABLE "_articles_v"`)
  await db.run(sql`DROP TABLE "_articles_v_locales"`)
  await db.run(sql`DROP TABLE "seasons_prices"`)
  await db.run(sql`DROP TABLE "seasons_prices_locales"`)
  await db.run(sql`DROP TABLE "seasons_weekdays"`)
  await db.run(sql`DROP TABLE "seasons"`)
  await db.run(sql`DROP TABLE "seasons_locales"`)
  await db.run(sql`DROP TABLE "seasons_texts"`)
  await db.run(sql`DROP TABLE "_seasons_v_version_prices"`)
  await db.run(sql`DROP TABLE "_seasons_v_version_prices_locales"`)
  await db.run(sql`DROP TABLE "_seasons_v_version_weekdays"`)
  await db.run(sql`DROP TABLE "_seasons_v"`)
  await db.run(sql`DROP TABLE "_seasons_v_locales"`)
  await db.run(sql`DROP TABLE "_seasons_v_texts"`)
  await db.run(sql`DROP TABLE "offers_cinemas"`)
  await db.run(sql`DROP TABLE "offers"`)
  await db.run(sql`DROP TABLE "offers_locales"`)
  await db.run(sql`DROP TABLE "_offers_v_version_cinemas"`)
  await db.run(sql`DROP TABLE "_offers_v"`)
  await db.run(sql`DROP TABLE "_offers_v_locales"`)
  await db.run(sql`DROP TABLE "promotion_offers_cinemas"`)
  await db.run(sql`DROP TABLE "promotion_offers"`)
  await db.run(sql`DROP TABLE "promotion_offers_locales"`)
  await db.run(sql`DROP TABLE "_promotion_offers_v_version_cinemas"`)
  await db.run(sql`DROP TABLE "_promotion_offers_v"`)
  await db.run(sql`DROP TABLE "_promotion_offers_v_locales"`)
  await db.run(sql`DROP TABLE "temporary_offers"`)
  await db.run(sql`DROP TABLE "temporary_offers_locales"`)
  await db.run(sql`DROP TABLE "_temporary_offers_v"`)
  await db.run(sql`DROP TABLE "_temporary_offers_v_locales"`)
  await db.run(sql`DROP TABLE "offers_page_block_order"`)
  await db.run(sql`DROP TABLE "offers_page"`)
  await db.run(sql`DROP TABLE "offers_page_locales"`)
  await db.run(sql`DROP TABLE "_offers_page_v_version_block_order"`)
  await db.run(sql`DROP TABLE "_offers_page_v"`)
  await db.run(sql`DROP TABLE "_offers_page_v_locales"`)
  await db.run(sql`DROP TABLE "ecards"`)
  await db.run(sql`DROP TABLE "ecards_locales"`)
  await db.run(sql`DROP TABLE "ecards_texts"`)
  await db.run(sql`DROP TABLE "_ecards_v"`)
  await db.run(sql`DROP TABLE "_ecards_v_locales"`)
  await db.run(sql`DROP TABLE "_ecards_v_texts"`)
  await db.run(sql`DROP TABLE "pass_page_partner_cinemas"`)
  await db.run(sql`DROP TABLE "pass_page_partner_cinemas_locales"`)
  await db.run(sql`DROP TABLE "pass_page_offers_options"`)
  await db.run(sql`DROP TABLE "pass_page_offers_options_locales"`)
  await db.run(sql`DROP TABLE "pass_page_offers"`)
  await db.run(sql`DROP TABLE "pass_page_offers_locales"`)
  await db.run(sql`DROP TABLE "pass_page_offer_promotions"`)
  await db.run(sql`DROP TABLE "pass_page_offer_promotions_locales"`)
  await db.run(sql`DROP TABLE "pass_page"`)
  await db.run(sql`DROP TABLE "pass_page_locales"`)
  await db.run(sql`DROP TABLE "pass_page_texts"`)
  await db.run(sql`DROP TABLE "_pass_page_v_version_partner_cinemas"`)
  await db.run(sql`DROP TABLE "_pass_page_v_version_partner_cinemas_locales"`)
  await db.run(sql`DROP TABLE "_pass_page_v_version_offers_options"`)
  await db.run(sql`DROP TABLE "_pass_page_v_version_offers_options_locales"`)
  await db.run(sql`DROP TABLE "_pass_page_v_version_offers"`)
  await db.run(sql`DROP TABLE "_pass_page_v_version_offers_locales"`)
  await db.run(sql`DROP TABLE "_pass_page_v_version_offer_promotions"`)
  await db.run(sql`DROP TABLE "_pass_page_v_version_offer_promotions_locales"`)
  await db.run(sql`DROP TABLE "_pass_page_v"`)
  await db.run(sql`DROP TABLE "_pass_page_v_locales"`)
  await db.run(sql`DROP TABLE "_pass_page_v_texts"`)
  await db.run(sql`DROP TABLE "pass_plans_list_options"`)
  await db.run(sql`DROP TABLE "pass_plans_list_options_locales"`)
  await db.run(sql`DROP TABLE "pass_plans_list"`)
  await db.run(sql`DROP TABLE "pass_plans_list_locales"`)
  await db.run(sql`DROP TABLE "pass_plans"`)
  await db.run(sql`DROP TABLE "pass_plans_locales"`)
  await db.run(sql`DROP TABLE "pass_plans_texts"`)
  await db.run(sql`DROP TABLE "_pass_plans_v_version_list_options"`)
  await db.run(sql`DROP TABLE "_pass_plans_v_version_list_options_locales"`)
  await db.run(sql`DROP TABLE "_pass_plans_v_version_list"`)
  await db.run(sql`DROP TABLE "_pass_plans_v_version_list_locales"`)
  await db.run(sql`DROP TABLE "_pass_plans_v"`)
  await db.run(sql`DROP TABLE "_pass_plans_v_locales"`)
  await db.run(sql`DROP TABLE "_pass_plans_v_texts"`)
  await db.run(sql`DROP TABLE "home_video"`)
  await db.run(sql`DROP TABLE "home_video_locales"`)
  await db.run(sql`DROP TABLE "_home_video_v"`)
  await db.run(sql`DROP TABLE "_home_video_v_locales"`)
  await db.run(sql`DROP TABLE "featured_trailers"`)
  await db.run(sql`DROP TABLE "featured"`)
  await db.run(sql`DROP TABLE "featured_locales"`)
  await db.run(sql`DROP TABLE "_featured_v_version_trailers"`)
  await db.run(sql`DROP TABLE "_featured_v"`)
  await db.run(sql`DROP TABLE "_featured_v_locales"`)
  await db.run(sql`DROP TABLE "home_pushes_trailers"`)
  await db.run(sql`DROP TABLE "home_pushes"`)
  await db.run(sql`DROP TABLE "home_pushes_locales"`)
  await db.run(sql`DROP TABLE "home_pushes_texts"`)
  await db.run(sql`DROP TABLE "_home_pushes_v_version_trailers"`)
  await db.run(sql`DROP TABLE "_home_pushes_v"`)
  await db.run(sql`DROP TABLE "_home_pushes_v_locales"`)
  await db.run(sql`DROP TABLE "_home_pushes_v_texts"`)
  await db.run(sql`DROP TABLE "header_pushes_trailers"`)
  await db.run(sql`DROP TABLE "header_pushes"`)
  await db.run(sql`DROP TABLE "header_pushes_locales"`)
  await db.run(sql`DROP TABLE "header_pushes_texts"`)
  await db.run(sql`DROP TABLE "_header_pushes_v_version_trailers"`)
  await db.run(sql`DROP TABLE "_header_pushes_v"`)
  await db.run(sql`DROP TABLE "_header_pushes_v_locales"`)
  await db.run(sql`DROP TABLE "_header_pushes_v_texts"`)
  await db.run(sql`DROP TABLE "autopromos_trailers"`)
  await db.run(sql`DROP TABLE "autopromos"`)
  await db.run(sql`DROP TABLE "autopromos_locales"`)
  await db.run(sql`DROP TABLE "autopromos_texts"`)
  await db.run(sql`DROP TABLE "_autopromos_v_version_trailers"`)
  await db.run(sql`DROP TABLE "_autopromos_v"`)
  await db.run(sql`DROP TABLE "_autopromos_v_locales"`)
  await db.run(sql`DROP TABLE "_autopromos_v_texts"`)
  await db.run(sql`DROP TABLE "permanent_autopromo_trailers"`)
  await db.run(sql`DROP TABLE "permanent_autopromo"`)
  await db.run(sql`DROP TABLE "permanent_autopromo_locales"`)
  await db.run(sql`DROP TABLE "permanent_autopromo_texts"`)
  await db.run(sql`DROP TABLE "_permanent_autopromo_v_version_trailers"`)
  await db.run(sql`DROP TABLE "_permanent_autopromo_v"`)
  await db.run(sql`DROP TABLE "_permanent_autopromo_v_locales"`)
  await db.run(sql`DROP TABLE "_permanent_autopromo_v_texts"`)
  await db.run(sql`DROP TABLE "native_ads_trailers"`)
  await db.run(sql`DROP TABLE "native_ads"`)
  await db.run(sql`DROP TABLE "native_ads_locales"`)
  await db.run(sql`DROP TABLE "native_ads_texts"`)
  await db.run(sql`DROP TABLE "_native_ads_v_version_trailers"`)
  await db.run(sql`DROP TABLE "_native_ads_v"`)
  await db.run(sql`DROP TABLE "_native_ads_v_locales"`)
  await db.run(sql`DROP TABLE "_native_ads_v_texts"`)
  await db.run(sql`DROP TABLE "latest_video"`)
  await db.run(sql`DROP TABLE "latest_video_locales"`)
  await db.run(sql`DROP TABLE "_latest_video_v"`)
  await db.run(sql`DROP TABLE "_latest_video_v_locales"`)
  await db.run(sql`DROP TABLE "experiences_video"`)
  await db.run(sql`DROP TABLE "experiences_services"`)
  await db.run(sql`DROP TABLE "experiences_services_locales"`)
  await db.run(sql`DROP TABLE "experiences"`)
  await db.run(sql`DROP TABLE "experiences_locales"`)
  await db.run(sql`DROP TABLE "_experiences_v_version_video"`)
  await db.run(sql`DROP TABLE "_experiences_v_version_services"`)
  await db.run(sql`DROP TABLE "_experiences_v_version_services_locales"`)
  await db.run(sql`DROP TABLE "_experiences_v"`)
  await db.run(sql`DROP TABLE "_experiences_v_locales"`)
  await db.run(sql`DROP TABLE "exp_groups_articles_cinemas"`)
  await db.run(sql`DROP TABLE "exp_groups_articles"`)
  await db.run(sql`DROP TABLE "exp_groups_pushes_trailers"`)
  await db.run(sql`DROP TABLE "exp_groups_pushes_trailers_locales"`)
  await db.run(sql`DROP TABLE "exp_groups_pushes"`)
  await db.run(sql`DROP TABLE "exp_groups_pushes_locales"`)
  await db.run(sql`DROP TABLE "exp_groups_experiences"`)
  await db.run(sql`DROP TABLE "exp_groups_experiences_locales"`)
  await db.run(sql`DROP TABLE "exp_groups"`)
  await db.run(sql`DROP TABLE "exp_groups_locales"`)
  await db.run(sql`DROP TABLE "exp_groups_texts"`)
  await db.run(sql`DROP TABLE "_exp_groups_v_version_articles_cinemas"`)
  await db.run(sql`DROP TABLE "_exp_groups_v_version_articles"`)
  await db.run(sql`DROP TABLE "_exp_groups_v_version_pushes_trailers"`)
  await db.run(sql`DROP TABLE "_exp_groups_v_version_pushes_trailers_locales"`)
  await db.run(sql`DROP TABLE "_exp_groups_v_version_pushes"`)
  await db.run(sql`DROP TABLE "_exp_groups_v_version_pushes_locales"`)
  await db.run(sql`DROP TABLE "_exp_groups_v_version_experiences"`)
  await db.run(sql`DROP TABLE "_exp_groups_v_version_experiences_locales"`)
  await db.run(sql`DROP TABLE "_exp_groups_v"`)
  await db.run(sql`DROP TABLE "_exp_groups_v_locales"`)
  await db.run(sql`DROP TABLE "_exp_groups_v_texts"`)
  await db.run(sql`DROP TABLE "technologies"`)
  await db.run(sql`DROP TABLE "technologies_locales"`)
  await db.run(sql`DROP TABLE "_technologies_v"`)
  await db.run(sql`DROP TABLE "_technologies_v_locales"`)
  await db.run(sql`DROP TABLE "tags"`)
  await db.run(sql`DROP TABLE "tags_locales"`)
  await db.run(sql`DROP TABLE "_tags_v"`)
  await db.run(sql`DROP TABLE "_tags_v_locales"`)
  await db.run(sql`DROP TABLE "versions"`)
  await db.run(sql`DROP TABLE "versions_locales"`)
  await db.run(sql`DROP TABLE "_versions_v"`)
  await db.run(sql`DROP TABLE "_versions_v_locales"`)
  await db.run(sql`DROP TABLE "showtime_notes"`)
  await db.run(sql`DROP TABLE "showtime_notes_locales"`)
  await db.run(sql`DROP TABLE "_showtime_notes_v"`)
  await db.run(sql`DROP TABLE "_showtime_notes_v_locales"`)
  await db.run(sql`DROP TABLE "pages_labels"`)
  await db.run(sql`DROP TABLE "pages_blocks_explanation_items"`)
  await db.run(sql`DROP TABLE "pages_blocks_explanation_items_locales"`)
  await db.run(sql`DROP TABLE "pages_blocks_explanation"`)
  await db.run(sql`DROP TABLE "pages_blocks_explanation_locales"`)
  await db.run(sql`DROP TABLE "pages_blocks_mosaic_items"`)
  await db.run(sql`DROP TABLE "pages_blocks_mosaic_items_locales"`)
  await db.run(sql`DROP TABLE "pages_blocks_mosaic"`)
  await db.run(sql`DROP TABLE "pages_blocks_mosaic_locales"`)
  await db.run(sql`DROP TABLE "pages_blocks_listing_items"`)
  await db.run(sql`DROP TABLE "pages_blocks_listing_items_locales"`)
  await db.run(sql`DROP TABLE "pages_blocks_listing"`)
  await db.run(sql`DROP TABLE "pages_blocks_listing_locales"`)
  await db.run(sql`DROP TABLE "pages_blocks_shows"`)
  await db.run(sql`DROP TABLE "pages_blocks_cinemas_cinemas"`)
  await db.run(sql`DROP TABLE "pages_blocks_cinemas_cinemas_locales"`)
  await db.run(sql`DROP TABLE "pages_blocks_cinemas"`)
  await db.run(sql`DROP TABLE "pages_blocks_mobile_app_items"`)
  await db.run(sql`DROP TABLE "pages_blocks_mobile_app_items_locales"`)
  await db.run(sql`DROP TABLE "pages_blocks_mobile_app"`)
  await db.run(sql`DROP TABLE "pages_blocks_mobile_app_locales"`)
  await db.run(sql`DROP TABLE "pages_blocks_guest"`)
  await db.run(sql`DROP TABLE "pages_blocks_guest_locales"`)
  await db.run(sql`DROP TABLE "pages"`)
  await db.run(sql`DROP TABLE "pages_locales"`)
  await db.run(sql`DROP TABLE "pages_texts"`)
  await db.run(sql`DROP TABLE "_pages_v_version_labels"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_explanation_items"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_explanation_items_locales"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_explanation"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_explanation_locales"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_mosaic_items"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_mosaic_items_locales"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_mosaic"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_mosaic_locales"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_listing_items"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_listing_items_locales"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_listing"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_listing_locales"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_shows"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_cinemas_cinemas"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_cinemas_cinemas_locales"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_cinemas"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_mobile_app_items"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_mobile_app_items_locales"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_mobile_app"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_mobile_app_locales"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_guest"`)
  await db.run(sql`DROP TABLE "_pages_v_blocks_guest_locales"`)
  await db.run(sql`DROP TABLE "_pages_v"`)
  await db.run(sql`DROP TABLE "_pages_v_locales"`)
  await db.run(sql`DROP TABLE "_pages_v_texts"`)
  await db.run(sql`DROP TABLE "faq_articles"`)
  await db.run(sql`DROP TABLE "faq_articles_locales"`)
  await db.run(sql`DROP TABLE "_faq_articles_v"`)
  await db.run(sql`DROP TABLE "_faq_articles_v_locales"`)
  await db.run(sql`DROP TABLE "faq_categories"`)
  await db.run(sql`DROP TABLE "faq_categories_locales"`)
  await db.run(sql`DROP TABLE "_faq_categories_v"`)
  await db.run(sql`DROP TABLE "_faq_categories_v_locales"`)
  await db.run(sql`DROP TABLE "footer_faq_list_questions"`)
  await db.run(sql`DROP TABLE "footer_faq_list_questions_locales"`)
  await db.run(sql`DROP TABLE "footer_faq_list"`)
  await db.run(sql`DROP TABLE "footer_faq"`)
  await db.run(sql`DROP TABLE "footer_faq_locales"`)
  await db.run(sql`DROP TABLE "footer_faq_texts"`)
  await db.run(sql`DROP TABLE "_footer_faq_v_version_list_questions"`)
  await db.run(sql`DROP TABLE "_footer_faq_v_version_list_questions_locales"`)
  await db.run(sql`DROP TABLE "_footer_faq_v_version_list"`)
  await db.run(sql`DROP TABLE "_footer_faq_v"`)
  await db.run(sql`DROP TABLE "_footer_faq_v_locales"`)
  await db.run(sql`DROP TABLE "_footer_faq_v_texts"`)
  await db.run(sql`DROP TABLE "alerts"`)
  await db.run(sql`DROP TABLE "alerts_locales"`)
  await db.run(sql`DROP TABLE "alerts_texts"`)
  await db.run(sql`DROP TABLE "_alerts_v"`)
  await db.run(sql`DROP TABLE "_alerts_v_locales"`)
  await db.run(sql`DROP TABLE "_alerts_v_texts"`)
  await db.run(sql`DROP TABLE "footer_columns_links"`)
  await db.run(sql`DROP TABLE "footer_columns"`)
  await db.run(sql`DROP TABLE "footer_columns_locales"`)
  await db.run(sql`DROP TABLE "footer_social_networks"`)
  await db.run(sql`DROP TABLE "footer"`)
  await db.run(sql`DROP TABLE "footer_locales"`)
  await db.run(sql`DROP TABLE "_footer_v_version_columns_links"`)
  await db.run(sql`DROP TABLE "_footer_v_version_columns"`)
  await db.run(sql`DROP TABLE "_footer_v_version_columns_locales"`)
  await db.run(sql`DROP TABLE "_footer_v_version_social_networks"`)
  await db.run(sql`DROP TABLE "_footer_v"`)
  await db.run(sql`DROP TABLE "_footer_v_locales"`)
  await db.run(sql`DROP TABLE "settings_injections_attributes"`)
  await db.run(sql`DROP TABLE "settings_injections"`)
  await db.run(sql`DROP TABLE "settings"`)
  await db.run(sql`DROP TABLE "settings_locales"`)
  await db.run(sql`DROP TABLE "settings_texts"`)
  await db.run(sql`DROP TABLE "_settings_v_version_injections_attributes"`)
  await db.run(sql`DROP TABLE "_settings_v_version_injections"`)
  await db.run(sql`DROP TABLE "_settings_v"`)
  await db.run(sql`DROP TABLE "_settings_v_locales"`)
  await db.run(sql`DROP TABLE "_settings_v_texts"`)
  await db.run(sql`DROP TABLE "programme"`)
  await db.run(sql`DROP TABLE "programme_locales"`)
  await db.run(sql`DROP TABLE "films"`)
  await db.run(sql`DROP TABLE "films_locales"`)
  await db.run(sql`DROP TABLE "_films_v"`)
  await db.run(sql`DROP TABLE "_films_v_locales"`)
  await db.run(sql`DROP TABLE "cinemas"`)
  await db.run(sql`DROP TABLE "cinemas_locales"`)
  await db.run(sql`DROP TABLE "_cinemas_v"`)
  await db.run(sql`DROP TABLE "_cinemas_v_locales"`)
  await db.run(sql`DROP TABLE "screening_notes"`)
  await db.run(sql`DROP TABLE "screening_notes_locales"`)
  await db.run(sql`DROP TABLE "screening_notes_texts"`)
  await db.run(sql`DROP TABLE "_screening_notes_v"`)
  await db.run(sql`DROP TABLE "_screening_notes_v_locales"`)
  await db.run(sql`DROP TABLE "_screening_notes_v_texts"`)
  await db.run(sql`DROP TABLE "rate_limits"`)
  await db.run(sql`DROP TABLE "media"`)
  await db.run(sql`DROP TABLE "media_locales"`)
  await db.run(sql`DROP TABLE "releases_documents"`)
  await db.run(sql`DROP TABLE "releases"`)
  await db.run(sql`DROP TABLE "releases_rels"`)
  await db.run(sql`DROP TABLE "comments"`)
  await db.run(sql`DROP TABLE "deliveries"`)
  await db.run(sql`DROP TABLE "delivered_files"`)
  await db.run(sql`DROP TABLE "link_checks"`)
  await db.run(sql`DROP TABLE "provider_sessions"`)
  await db.run(sql`DROP TABLE "code_keys"`)
  await db.run(sql`DROP TABLE "recovery_codes"`)
  await db.run(sql`DROP TABLE "session_proofs"`)
  await db.run(sql`DROP TABLE "passkeys"`)
  await db.run(sql`DROP TABLE "passkey_challenges"`)
  await db.run(sql`DROP TABLE "users_sites"`)
  await db.run(sql`DROP TABLE "users_languages"`)
  await db.run(sql`DROP TABLE "users_sessions"`)
  await db.run(sql`DROP TABLE "users"`)
  await db.run(sql`DROP TABLE "reviews"`)
  await db.run(sql`DROP TABLE "site_rules"`)
  await db.run(sql`DROP TABLE "audit_entries"`)
  await db.run(sql`DROP TABLE "payload_kv"`)
  await db.run(sql`DROP TABLE "payload_jobs_log"`)
  await db.run(sql`DROP TABLE "payload_jobs"`)
  await db.run(sql`DROP TABLE "payload_locked_documents"`)
  await db.run(sql`DROP TABLE "payload_locked_documents_rels"`)
  await db.run(sql`DROP TABLE "payload_preferences"`)
  await db.run(sql`DROP TABLE "payload_preferences_rels"`)
  await db.run(sql`DROP TABLE "payload_migrations"`)
}
