"""Continues a finished network with more photos: at a low rate, and held to what it said of the photos before."""

import copy
import math

import torch
import torch.nn.functional as F

from training import DROPOUT, HEADS_FACTOR, WORDS_LOSS, advance, class_loss, half_precision, mixed, optimizer_of

# The highest learning rate of the network; a finished one is soon worse at higher ones.
RATE = 6e-5
BATCH = 128
# The inputs' edge in pixels: smaller than the network's own, for speed.
EDGE = 224
# The share of a photo's target that is the network's earlier opinion.
OWN_SHARE = 0.25
MIXED_SHARE = 0.4
AVERAGING = 0.97
# The weight decay of rows that are fitted again; from 30 to 300 the logits come out equally near.
RIDGE = 100.0


def continue_training(before, examples, rows, draws, steps, log=print):
    """Trains a copy of a model for some steps on the photos of `rows`. Returns the averaged copy."""
    before.eval()
    model, averaged = copy.deepcopy(before), copy.deepcopy(before)
    optimizer = optimizer_of(model)
    for step in range(steps):
        progress = step / steps
        rate = RATE * min(1, progress / 0.08 + 0.02) * (0.5 + 0.5 * math.cos(math.pi * progress))
        for group in optimizer.param_groups:
            group["lr"] = rate * HEADS_FACTOR if group.get("is_head", False) else rate
        drawn = rows[torch.multinomial(draws, BATCH, True)].to(examples.stack.device)
        loss = _loss(model, before, examples, drawn)
        advance(model, averaged, optimizer, loss, min(AVERAGING, (1 + step) / (10 + step)))
        if step % 10 == 0:
            log(f"  step {step} of {steps}, loss {loss.item():.3f}")
    return averaged


def _loss(model, before, examples, drawn):
    model.train()
    device = examples.stack.device
    with torch.no_grad():
        images = examples.stack.random_views(drawn, EDGE)
        categories, words, weights = examples.categories[drawn], examples.words[drawn], examples.word_weights[drawn]
        if torch.rand(()) < MIXED_SHARE:
            images, categories, words, weights = mixed(images, categories, words, weights)
        images = images.to(memory_format=torch.channels_last)
        with half_precision(device):
            earlier = before.network(images)
        own_categories, own_words, own_classes = before.told(earlier)
    with half_precision(device):
        features = model.network(images)
    category_logits, word_logits, class_logits = model.told(features, DROPOUT)
    wanted = (1 - OWN_SHARE) * categories + OWN_SHARE * own_categories.softmax(1)
    loss = -(wanted * category_logits.log_softmax(1)).sum(1).mean()
    # Words are learned where they are known, and kept where they are not.
    learned = F.binary_cross_entropy_with_logits(word_logits, words, reduction="none") * weights
    kept = F.binary_cross_entropy_with_logits(word_logits, own_words.sigmoid(), reduction="none") * (1 - weights)
    loss = loss + WORDS_LOSS * (learned.sum() + kept.sum() / 2) / len(drawn)
    return loss + class_loss(class_logits, own_classes)


@torch.no_grad()
def keep_rows(model, before, stack, rows, view, photos=4500):
    """Fits the rows of words and classes again, so that they say of some photos what the earlier network said."""
    rows = rows[torch.randperm(len(rows))[:photos]]
    olds, news = (_features(network, stack, rows, view) for network in (before.network, model.network))
    word, network = before.word_head, before.network
    weight, bias = _refitted(olds, news, word.weight.double(), word.bias.double())
    model.word_head.weight.data, model.word_head.bias.data = weight.float(), bias.float()
    weight, bias = _refitted(olds, news, network.class_weight.double(), network.class_bias.double())
    model.network.class_weight.data, model.network.class_bias.data = weight.float(), bias.float()


def _features(network, stack, rows, view):
    parts = [rows[start : start + BATCH].to(stack.device) for start in range(0, len(rows), BATCH)]
    images = (stack.view(part, view, network.edge).to(memory_format=torch.channels_last) for part in parts)
    return torch.cat([network.eval()(part).double() for part in images])


def _refitted(olds, news, weight, bias):
    """Ridge regression of what the new features lack, so that the rows stay near the old ones."""
    lacking = olds @ weight.t() - news @ weight.t()
    inputs = torch.cat([news, torch.ones_like(news[:, :1])], 1)
    decay = torch.eye(inputs.shape[1], dtype=inputs.dtype, device=inputs.device) * RIDGE
    decay[-1, -1] = 1e-3
    added = torch.linalg.solve(inputs.t() @ inputs + decay, inputs.t() @ lacking)
    return weight + added[:-1].t(), bias + added[-1]
